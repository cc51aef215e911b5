import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './room.module.css';

export interface RoomSideProps {
  /** Null where the site has no chat. */
  chat: ReactNode;
  /** Who gave most; null in a room without an anchor. */
  ranks: ReactNode;
  /** The match's events; null in a room about none. */
  facts: ReactNode;
  /** Its markets. */
  odds: ReactNode;
  /** What has been shown; null in a room without an anchor. */
  replays: ReactNode;
}

const order = ['chat', 'odds', 'facts', 'ranks', 'replays'] as const;
type Part = (typeof order)[number];

/** Beside the picture: one of the chat, the markets, the match, the boards and the replays. The chat stays in the page, so that it misses nothing. */
export function RoomSide({ chat, ranks, facts, odds, replays }: RoomSideProps) {
  const { t } = useTranslation('live');
  const parts: Readonly<Record<Part, ReactNode>> = { chat, odds, facts, ranks, replays };
  const shown = order.filter((part) => parts[part] !== null);
  const [chosen, setChosen] = useState<Part>();
  const part = chosen !== undefined && parts[chosen] !== null ? chosen : (shown[0] ?? 'chat');
  return (
    <aside className={styles.side} aria-label={t('room.side')}>
      {shown.length > 0 && (
        <Tabs
          label={t('room.tabs')}
          value={part}
          onChange={setChosen}
          className={styles.tabs}
          items={shown.map((value) => ({ value, label: t(`room.${value}`) }))}
        />
      )}
      {chat !== null && (
        <div className={styles.panel} hidden={part !== 'chat'}>
          {chat}
        </div>
      )}
      {part !== 'chat' && <div className={`${styles.panel} ${styles.scrolls}`}>{parts[part]}</div>}
      {shown.length === 0 && <EmptyState title={t('room.chatOff')} text={t('room.chatOffText')} />}
    </aside>
  );
}
