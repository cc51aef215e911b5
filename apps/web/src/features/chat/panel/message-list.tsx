import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiedLeg } from '../api/shapes.ts';
import type { ChatSession } from '../state/chat-session.ts';
import type { ChatState } from '../state/chat-state.ts';
import { MessageRow } from './message-row.tsx';
import styles from './chat.module.css';

/** A reader this near to the end, in px, reads along. */
const nearEnd = 40;

interface MessageListProps {
  state: ChatState;
  session: ChatSession;
  onCopyOrder: (legs: readonly CopiedLeg[]) => void;
}

/** What was said, the newest at the end. Reading back stops the list; a pill says how much has come meanwhile and goes there. */
export function MessageList({ state, session, onCopyOrder }: MessageListProps) {
  const { t } = useTranslation('chat');
  const list = useRef<HTMLDivElement>(null);
  const [seenN, setSeenN] = useState<number>();
  const { messages, greeting } = state;
  const last = messages.at(-1)?.n ?? 0;
  const behind = seenN === undefined ? 0 : messages.filter(({ n }) => n > seenN).length;

  const toEnd = (): void => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    setSeenN(undefined);
  };
  const scrolled = (): void => {
    const box = list.current;
    if (!box) return;
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    setSeenN((seen) => (atEnd ? undefined : (seen ?? last)));
  };
  useLayoutEffect(() => {
    const box = list.current;
    if (box && seenN === undefined && messages.length > 0) box.scrollTop = box.scrollHeight;
  }, [messages, seenN]);
  useEffect(() => {
    const box = list.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      if (seenN === undefined) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [seenN]);

  return (
    <div className={styles.listFrame}>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-label={t('panel.log')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is scrolled by keys as well
        tabIndex={0}
        onScroll={scrolled}
      >
        {greeting !== '' && <p className={styles.system}>{greeting}</p>}
        {messages.length === 0 && <p className={styles.system}>{t('panel.empty')}</p>}
        {messages.map((item) => (
          <MessageRow key={item.id} item={item} state={state} session={session} onCopyOrder={onCopyOrder} />
        ))}
      </div>
      {behind > 0 && (
        <button type="button" className={styles.pill} onClick={toEnd}>
          {t('panel.new', { count: behind })}
        </button>
      )}
    </div>
  );
}
