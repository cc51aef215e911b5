import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useVenues } from '../wallet/api/use-venues.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { findVenue } from './find-venue.ts';
import { NoSuchVenue } from './no-such-venue.tsx';
import { GamesHall } from './games/games-hall.tsx';
import { HallHero } from './hall/hall-hero.tsx';
import { HallSteps } from './hall/hall-steps.tsx';
import { VenueFacts } from './hall/venue-facts.tsx';
import { OtherVenues } from './hall/venue-list.tsx';
import { VenueActions } from './venue-actions.tsx';
import { VenuesFault } from './venues-fault.tsx';
import styles from './hall/hall.module.css';

/** The hall of the house's e-games, or the lobby of another's venue: its picture, whether it is open, the member's money there, the entrance. */
export function EgamePage() {
  const { t } = useTranslation('venues');
  const { id } = useParams({ from: '/shell/app/egame/$id' });
  const venues = useVenues();
  const { data, isPending } = venues;
  const egames = data?.venues.filter(({ category }) => category === 'electronic') ?? [];
  const venue = findVenue(egames, id);
  if (isPending) {
    return (
      <div className={styles.page}>
        <Loading label={t('loading')}>
          <Skeleton height={320} radius="var(--r-xl)" now />
        </Loading>
      </div>
    );
  }
  if (!data) return <VenuesFault heading={t('kinds.dz')} venues={venues} />;
  if (!venue) return <NoSuchVenue />;
  if (venue.path !== null)
    return (
      <GamesHall venue={venue} others={egames.filter((other) => other !== venue && other.state === 'open')} />
    );
  return (
    <div className={styles.page}>
      <HallHero
        categoryCode="dz"
        over={t('kinds.dz')}
        title={venue.name}
        actions={
          venue.state === 'open' ? (
            <VenueActions venue={venue} onPicture />
          ) : (
            <Link to="/app/maintenance" className={buttonClass({ variant: 'picture', size: 'l' })}>
              {t('allStates')}
            </Link>
          )
        }
      />
      {venue.state !== 'open' && <ClosedNotice venue={venue} />}
      <VenueFacts venue={venue} />
      {venue.wallet === 'transfer' && <HallSteps />}
      <OtherVenues venues={data.venues.filter((other) => other !== venue && other.state === 'open')} />
    </div>
  );
}
