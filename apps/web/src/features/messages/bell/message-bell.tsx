import { CornerCount } from '@fairway/ui/components/badge/corner-count.tsx';
import { IconBell } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { firstUnread, unreadTotal, useMessageCounts, useMessageNews } from '../api/use-message-counts.ts';
import styles from './message-bell.module.css';

/** The link to the inbox with how much there is to read; it opens where something new is. */
export function MessageBell() {
  const { t } = useTranslation('shell');
  useMessageNews();
  const counts = useMessageCounts().data;
  const count = counts ? unreadTotal(counts) : 0;
  const tab = firstUnread(counts);
  const label = count > 0 ? t('nav.messagesUnread', { count }) : t('nav.messages');
  return (
    <Link
      to="/app/myCenter/messages"
      search={tab === undefined ? {} : { tab }}
      className={styles.bell}
      aria-label={label}
      title={label}
    >
      <IconBell />
      <CornerCount value={count} data-testid="bell-count" />
    </Link>
  );
}
