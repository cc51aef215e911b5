import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { clockText } from '@fairway/ui/time/clock-text.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { AnchorDetails } from '../api/shapes.ts';
import styles from './anchor.module.css';

/** What an anchor has shown, the newest first. */
export function PastBroadcasts({ broadcasts }: { broadcasts: AnchorDetails['broadcasts'] }) {
  const { t } = useTranslation('live');
  const begun = broadcasts.filter(({ startedAt }) => startedAt !== null);
  if (begun.length === 0) return <p className={styles.none}>{t('anchor.noPast')}</p>;
  return (
    <ol className={styles.past}>
      {begun.map(({ broadcastId, chatRoomNo, startedAt, endedAt, status, hasReplay }) => (
        <li key={broadcastId}>
          <span>{t('anchor.broadcast', { from: formatTime(startedAt ?? '', 'short') })}</span>
          <span className={styles.note}>
            {endedAt === null
              ? t('anchor.running')
              : t('anchor.lasted', { time: clockText(Date.parse(endedAt) - Date.parse(startedAt ?? '')) })}
          </span>
          {hasReplay && startedAt !== null && (
            <Link
              to="/app/live/room/$roomNo"
              params={{ roomNo: chatRoomNo }}
              search={{ replay: broadcastId }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
              aria-label={t('replay.watchOf', { from: formatTime(startedAt, 'short') })}
            >
              {t('replay.watch')}
            </Link>
          )}
          {status === 'takenDown' && <Tag tone="warning">{t('status.takenDown')}</Tag>}
        </li>
      ))}
    </ol>
  );
}
