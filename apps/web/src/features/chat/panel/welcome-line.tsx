import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatSession } from '../state/chat-session.ts';
import type { ChatState } from '../state/chat-state.ts';
import { nextWelcome } from '../state/take-items.ts';
import styles from './chat.module.css';

/** How long an arrival is shown, in ms: until the next one comes at the earliest. */
const shownMs = 1500;

/** Who has come in, one after another, those of high priority first. */
export function WelcomeLine({ session, state }: { session: ChatSession; state: ChatState }) {
  const { t } = useTranslation('chat');
  const welcome = nextWelcome(state);
  const id = welcome?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => session.welcomed(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, session]);
  if (!welcome) return null;
  const { from, others, priority } = welcome;
  return (
    <p className={styles.welcome} data-priority={priority}>
      {others > 0
        ? t('item.welcomeOthers', { name: from.name, count: others })
        : t('item.welcome', { name: from.name })}
    </p>
  );
}
