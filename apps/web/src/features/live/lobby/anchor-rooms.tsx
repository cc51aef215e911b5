import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useAnchorRooms } from '../api/use-anchor-rooms.ts';
import { useLiveVenues } from '../api/use-video.ts';
import { RoomGrid } from '../cards/room-card.tsx';
import { Keyword } from './room-filters.tsx';
import { RoomSkeletons } from './room-results.tsx';
import styles from './lobby.module.css';

const all = '';

/** The rooms of anchors, by venue and name. */
export function AnchorRooms() {
  const { t } = useTranslation('live');
  const [venue, setVenue] = useState(all);
  const [alias, setAlias] = useState('');
  const known = useLiveVenues();
  const venues = known.data?.venues ?? [];
  const { data, error, refetch, isFetching } = useAnchorRooms(
    venue === all ? venues.map(({ venueName }) => venueName) : [venue],
    alias,
    !known.isPending,
  );
  return (
    <>
      <div className={styles.filters}>
        {venues.length > 1 && (
          <QuickPick
            label={t('filter.venue')}
            size="s"
            value={venue}
            onPick={setVenue}
            picks={[
              { value: all, label: t('filter.anyVenue') },
              ...venues.map(({ venueName, title }) => ({ value: venueName, label: title })),
            ]}
          />
        )}
        <Keyword first={alias} label={t('filter.alias')} onSettled={setAlias} />
        {data && (
          <span className={styles.count} aria-live="polite">
            {t('count', { count: data.rooms.length })}
          </span>
        )}
      </div>
      {data ? (
        data.rooms.length > 0 ? (
          <RoomGrid rooms={data.rooms} label={t('views.anchors')} />
        ) : (
          <EmptyState
            title={t(alias === '' ? 'empty.anchors' : 'empty.filtered')}
            text={t(alias === '' ? 'empty.anchorsText' : 'empty.filteredText')}
            action={
              <Link to="/app/schedule" className={buttonClass({ variant: 'quiet' })}>
                {t('empty.toSchedule')}
              </Link>
            }
          />
        )
      ) : error ? (
        <FaultPanel title={t('failed')} fault={error} retry={{ refetch, isFetching }} />
      ) : (
        <RoomSkeletons />
      )}
    </>
  );
}
