import { useParams } from '@tanstack/react-router';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useVenues } from '../wallet/api/use-venues.ts';
import { findVenue } from './find-venue.ts';
import { NoSuchVenue } from './no-such-venue.tsx';
import { VenuesFault } from './venues-fault.tsx';
import { VenueStage } from './venue-stage.tsx';
import styles from './inline-venue.module.css';

/**
 * A venue inside this page. Which one the address says, by code or by place among those that open so; what is framed is
 * the server's answer alone, never the `venueUrl` that an address brings along. Where that is the code of one of the venue's games, the
 * game is asked for.
 */
export function InlineVenuePage() {
  const { t } = useTranslation('venues');
  const { venueType, venueUrl } = useParams({ from: '/shell/app/inlineVenueCommon/$venueType/{-$venueUrl}' });
  const venues = useVenues();
  const { data, isError } = venues;
  const framed = data?.venues.filter(({ path }) => path === null) ?? [];
  const venue = findVenue(framed, venueType);
  if (venue) return <VenueStage venue={venue} game={gameIn(venueUrl, venue.channelCode)} />;
  if (data) return <NoSuchVenue />;
  if (isError) return <VenuesFault heading={t('enter')} venues={venues} />;
  return (
    <div className={styles.page}>
      <Loading label={t('loading')}>
        <Skeleton height={560} radius="var(--r-lg)" now />
      </Loading>
    </div>
  );
}

/** Games of a venue outside have its code before their own. */
function gameIn(venueUrl: string | undefined, channelCode: string): string | undefined {
  return venueUrl?.startsWith(`${channelCode}-`) && /^[\w-]{1,40}$/.test(venueUrl) ? venueUrl : undefined;
}
