import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../lib/format-time.ts';
import { useVenues, type Venue } from '../wallet/api/use-venues.ts';
import { categoryOf, VenuePicture } from '../../lib/pictures/venue-picture.tsx';
import styles from './upkeep-page.module.css';

/** Which venues are under maintenance, why and until when; asked again every minute. */
export function UpkeepPage() {
  const { t } = useTranslation('venues');
  const { data, isPending, error, isFetching, refetch } = useVenues();
  const shut = data?.venues.filter(({ state }) => state !== 'open').length ?? 0;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('upkeep.title')}</h1>
      <p className={styles.lead}>{t('upkeep.lead')}</p>
      {isPending && (
        <Loading label={t('loading')} className={styles.list}>
          <Skeleton height={112} radius="var(--r-lg)" />
          <Skeleton height={112} radius="var(--r-lg)" />
        </Loading>
      )}
      {error && !data && (
        <FaultPanel plain title={t('failed')} fault={error} retry={{ refetch, isFetching }} />
      )}
      {data && data.venues.length === 0 && (
        <EmptyState title={t('upkeep.empty')} text={t('upkeep.emptyText')} />
      )}
      {data && data.venues.length > 0 && (
        <>
          <output className={styles.count}>
            {shut === 0 ? t('upkeep.allOpen') : t('upkeep.some', { count: shut })}
          </output>
          <ul className={styles.list}>
            {data.venues.map((venue) => (
              <VenueRow key={venue.channelCode} venue={venue} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function VenueRow({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const open = venue.state === 'open';
  return (
    <li className={cardClass({ pad: 'none' }, styles.venue)}>
      <span className={styles.picture}>
        <VenuePicture category={categoryOf(venue.categoryCode)} />
      </span>
      <span className={styles.text}>
        <b>{venue.name}</b>
        {!open && (
          <span>
            {venue.stateReason}
            {venue.stateUntil && ` · ${t('until', { time: formatTime(venue.stateUntil) })}`}
          </span>
        )}
      </span>
      <Tag tone={open ? 'ok' : 'warning'}>{t(`states.${venue.state}`)}</Tag>
    </li>
  );
}
