import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { IconUsers } from '@fairway/ui/icons/talk.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { CopiedLeg } from '../api/shapes.ts';
import type { ChatState } from '../state/chat-state.ts';
import { ChatBox } from './chat-box.tsx';
import { MessageList } from './message-list.tsx';
import { RoomMenu } from './room-menu.tsx';
import { useChat } from './use-chat.ts';
import { WelcomeLine } from './welcome-line.tsx';
import styles from './chat.module.css';

export interface ChatPanelProps {
  chatRoomNo: string;
  /** Takes the legs of a shared bet that are offered now into the slip. */
  onCopyOrder: (legs: readonly CopiedLeg[]) => void;
  /** Each item as it arrives; `own`: the viewer wrote it. */
  onItem?: (item: ChatItem, own: boolean) => void;
  /** Hears how many are in the room, as the room itself counts them. */
  onOnline?: (online: number) => void;
}

/** The chat of a room. A login or logout is another caller, with another form of the calls: another panel. */
export function ChatPanel(props: ChatPanelProps) {
  const token = useSession(({ session }) => session?.token);
  return <OpenPanel key={`${props.chatRoomNo}/${token ?? ''}`} {...props} />;
}

/** What was said, who came, and the box to write in. Nothing of it where site or room have it turned off. */
function OpenPanel({ chatRoomNo, onCopyOrder, onItem, onOnline }: ChatPanelProps) {
  const { t } = useTranslation('chat');
  const { session, state, fault, again } = useChat(chatRoomNo, onItem);
  const { mqttStatus, online, status } = state;
  // Before the first count of a room nobody is known: the caller alone would be one.
  useEffect(() => {
    if (online > 0) onOnline?.(online);
  }, [online, onOnline]);
  if (fault !== undefined)
    return (
      <EmptyState
        title={t('panel.failed')}
        action={<Button onClick={() => void again()}>{t('panel.again')}</Button>}
      />
    );
  const readable = status !== 0;
  return (
    <section className={styles.panel} aria-label={t('panel.label')} data-mqtt={mqttStatus}>
      <div className={styles.head}>
        <span className={styles.online}>
          <IconUsers size={14} />
          {t('panel.online', { count: online })}
        </span>
        {readable && mqttStatus !== 'connected' && <output>{t(`line.${mqttStatus}`)}</output>}
        <RoomMenu session={session} state={state} />
      </div>
      {readable ? (
        <>
          {state.summary !== '' && <p className={styles.summary}>{state.summary}</p>}
          <MessageList state={state} session={session} onCopyOrder={onCopyOrder} />
          <WelcomeLine session={session} state={state} />
          <ChatBox state={state} session={session} />
        </>
      ) : (
        state.switchedOn !== undefined && <ClosedChat state={state} />
      )}
    </section>
  );
}

function ClosedChat({ state: { switchedOn, opensAt, minutesBefore } }: { state: ChatState }) {
  const { t } = useTranslation('chat');
  if (!switchedOn) return <EmptyState title={t('panel.off')} />;
  const text =
    opensAt === null
      ? t('panel.closedText')
      : t('panel.opens', { time: formatTime(opensAt), minutes: minutesBefore });
  return <EmptyState title={t('panel.closed')} text={text} />;
}
