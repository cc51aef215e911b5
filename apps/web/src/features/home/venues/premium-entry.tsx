import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePremiumVenue, type Venue } from '../api/use-venues.ts';

/** Straight to the venue that the operator has named; absent while that venue is closed, or none is named. */
export function PremiumEntry({ venues }: { venues: readonly Venue[] }) {
  const { t } = useTranslation('home');
  const code = usePremiumVenue().data;
  const venue = venues.find(({ channelCode, state }) => channelCode === code && state === 'open');
  if (!venue) return null;
  return (
    <Link to={placeOf(venue)} className={buttonClass({ variant: 'gold', size: 's' })}>
      {t('venues.premium', { name: venue.name })}
    </Link>
  );
}

function placeOf({ path, category, channelCode }: Venue): string {
  if (path !== null) return path;
  const isLobby = category === 'electronic';
  return isLobby ? `/app/egame/${channelCode}` : `/app/inlineVenueCommon/${channelCode}`;
}
