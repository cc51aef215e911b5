import type { ChatItem, ChatSender } from '@fairway/contract/chat/item-schemas.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { CopiedLeg } from '../api/shapes.ts';
import type { ChatSession } from '../state/chat-session.ts';
import type { ChatState } from '../state/chat-state.ts';
import { MessageActs } from './message-acts.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './chat.module.css';

interface MessageRowProps {
  item: ChatItem;
  state: ChatState;
  session: ChatSession;
  onCopyOrder: (legs: readonly CopiedLeg[]) => void;
}

/** One line of a room. */
export function MessageRow({ item, state, session, onCopyOrder }: MessageRowProps) {
  const { t } = useTranslation('chat');
  switch (item.kind) {
    case 'text':
      return (
        <div className={clsx(styles.row, isOwn(item.from, state) && styles.own)} data-message={item.id}>
          <Sender from={item.from} />
          <span className={styles.text}>{item.text}</span>
          <MessageActs item={item} state={state} session={session} />
        </div>
      );
    case 'gift':
      return (
        <div className={clsx(styles.row, styles.gift)}>
          <Sender from={item.from} />
          <span>
            {t('item.gave')}{' '}
            <b>{t('item.gift', { name: textOf(item.gift.name), count: item.gift.streak })}</b>
          </span>
        </div>
      );
    case 'order':
      return <OrderCard item={item} chatRoomNo={state.chatRoomNo} onCopyOrder={onCopyOrder} />;
    case 'activity':
      return (
        <div className={clsx(styles.row, styles.card)}>
          <span className={styles.quiet}>{t('item.activity')}</span>
          <b>{textOf(item.activity.title)}</b>
          <a href={item.activity.path}>{t('item.open')}</a>
        </div>
      );
    case 'setup':
      return (
        <p className={styles.system}>
          {item.setup.slowSeconds > 0 ? t('item.slow', { seconds: item.setup.slowSeconds }) : t('item.setup')}
        </p>
      );
    default:
      return null;
  }
}

export function isOwn(from: ChatSender, { imId }: Pick<ChatState, 'imId'>): boolean {
  return imId !== '' && from.userNo === imId;
}

/** VIP level, role and name; the house has its role alone. */
function Sender({ from }: { from: ChatSender }) {
  const { t } = useTranslation('chat');
  return (
    <span className={styles.sender}>
      {from.userNo !== '' && <span className={clsx(styles.level, levelOf(from.grade))}>{from.grade}</span>}
      {from.role !== 'member' && <span className={styles.role}>{t(`item.${from.role}`)}</span>}
      {from.role !== 'operator' && (
        <b className={styles.name}>{from.userNo === '' ? t('item.unnamed') : from.name}</b>
      )}
    </span>
  );
}

function levelOf(grade: number): string | undefined {
  if (grade >= 8) return styles.high;
  return grade >= 4 ? styles.middle : undefined;
}
