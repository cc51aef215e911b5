import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Switch } from '@fairway/ui/components/switch/switch.tsx';
import { clockText } from '@fairway/ui/time/clock-text.ts';
import { IconPlay } from '@fairway/ui/icons/media.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import { useOwnReplays, useReplays } from '../api/use-replays.ts';
import styles from './replay.module.css';

/** What the room has shown, to be played again; above it the anchor's own switch. */
export function ReplayList({ chatRoomNo, playing }: { chatRoomNo: string; playing: string | undefined }) {
  const { t } = useTranslation('live');
  const own = useOwnReplays(chatRoomNo);
  const { data, error, refetch, isFetching } = useReplays(chatRoomNo);
  const isOff = own?.keeps === false || data?.days === 0;
  return (
    <div className={styles.panel}>
      {own && (
        <Switch
          checked={own.keeps}
          onChange={own.set}
          disabled={own.busy}
          label={t('replay.keep')}
          note={t('replay.keepText')}
        />
      )}
      {data && data.replays.length > 0 ? (
        <>
          <p className={styles.note}>{t('replay.days', { count: data.days })}</p>
          <ul className={styles.list} aria-label={t('room.replays')}>
            {data.replays.map(({ broadcastId, startedAt, seconds }) => (
              <li key={broadcastId}>
                <Link
                  to="/app/live/room/$roomNo"
                  params={{ roomNo: chatRoomNo }}
                  search={{ replay: broadcastId }}
                  activeProps={{}}
                  className={styles.item}
                  aria-current={broadcastId === playing ? 'true' : undefined}
                >
                  <IconPlay size={20} />
                  <span>{t('anchor.broadcast', { from: formatTime(startedAt, 'short') })}</span>
                  <span className={styles.length}>{clockText(seconds * 1000)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : data ? (
        <EmptyState
          title={t('replay.none')}
          text={isOff ? t('replay.noneOff') : t('replay.noneText', { count: data.days })}
        />
      ) : error ? (
        <FaultPanel plain title={t('replay.listFailed')} fault={error} retry={{ refetch, isFetching }} />
      ) : (
        <Loading label={t('replay.listLoading')}>
          <Skeleton height={160} radius="var(--r-md)" />
        </Loading>
      )}
    </div>
  );
}
