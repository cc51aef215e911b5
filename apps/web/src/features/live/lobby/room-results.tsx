import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import type { usePopularRooms } from '../api/use-popular-rooms.ts';
import { RoomGrid } from '../cards/room-card.tsx';
import styles from './lobby.module.css';

interface RoomResultsProps {
  rooms: ReturnType<typeof usePopularRooms>;
  /** Whether fewer filters might find more. */
  filtered: boolean;
}

/** The rooms of a query: loading, failed, none for this filter, none at all, or all of them. */
export function RoomResults({ rooms: { data, error, refetch, isFetching }, filtered }: RoomResultsProps) {
  const { t } = useTranslation('live');
  if (!data && error) return <FaultPanel title={t('failed')} fault={error} retry={{ refetch, isFetching }} />;
  if (!data) return <RoomSkeletons />;
  if (data.rooms.length > 0) return <RoomGrid rooms={data.rooms} label={t('views.match')} />;
  return filtered ? (
    <EmptyState
      title={t('empty.filtered')}
      text={t('empty.filteredText')}
      action={
        <Link to="/app/live" className={buttonClass({ variant: 'quiet' })}>
          {t('filter.clear')}
        </Link>
      }
    />
  ) : (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Link to="/app/schedule" className={buttonClass({ variant: 'quiet' })}>
          {t('empty.toSchedule')}
        </Link>
      }
    />
  );
}

/** Cards on their way. */
export function RoomSkeletons() {
  const { t } = useTranslation('live');
  return (
    <Loading label={t('loading')} className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <Skeleton key={place} height={240} radius="var(--r-lg)" />
      ))}
    </Loading>
  );
}
