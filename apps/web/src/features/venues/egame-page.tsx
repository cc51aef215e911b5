import { venueCategories } from '@fairway/contract/enums/venues.ts';
import { VenueArtLazy } from '@fairway/ui/art/venue/venue-art-lazy.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { useVenues } from '../wallet/api/use-venues.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { findVenue } from './find-venue.ts';
import { NoSuchVenue } from './no-such-venue.tsx';
import { VenueFacts } from './venue-facts.tsx';
import { VenueWays } from './venue-ways.tsx';
import styles from './venue-hall.module.css';

/** The lobby of an e-games venue: its picture, whether it is open, the member's money there, and the way in. */
export function EgamePage() {
  const { t } = useTranslation('venues');
  const { id } = useParams({ from: '/shell/app/egame/$id' });
  const { data, isPending, error, isFetching, refetch } = useVenues();
  const egames = data?.venues.filter(({ category }) => category === venueCategories.codes.electronic) ?? [];
  const venue = findVenue(egames, id);
  if (isPending) {
    return (
      <div className={styles.page}>
        <Loading label={t('loading')}>
          <Skeleton height={360} radius="var(--r-xl)" now />
        </Loading>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.rest}>
        <h1>
          <VisuallyHidden>{t('kinds.dz')}</VisuallyHidden>
        </h1>
        <FaultPanel plain title={t('failed')} fault={error} retry={{ refetch, isFetching }} />
      </div>
    );
  }
  if (!venue) return <NoSuchVenue />;
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-labelledby="venue-name">
        <div className={styles.art}>
          <VenueArtLazy kind="egame" />
        </div>
        <div className={styles.words}>
          <div>
            <p>{t('kinds.dz')}</p>
            <h1 id="venue-name">{venue.name}</h1>
          </div>
          <div className={styles.actions}>
            {venue.state === 'open' ? (
              <VenueWays venue={venue} />
            ) : (
              <Link to="/app/maintenance" className={buttonClass({ variant: 'picture', size: 'l' })}>
                {t('allStates')}
              </Link>
            )}
          </div>
        </div>
      </section>
      {venue.state !== 'open' && <ClosedNotice venue={venue} className={styles.notice} />}
      <VenueFacts venue={venue} />
    </div>
  );
}
