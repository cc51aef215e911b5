import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconExternal } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-store.ts';
import type { Venue } from '../wallet/api/use-venues.ts';

interface VenueActionsProps {
  venue: Venue;
  /** Whether they are on a picture, which is dark in both themes. */
  onPicture?: boolean;
}

/**
 * The entrances of an open venue: its page of ours, or else on this page or in a window of its own, where a visitor signs in first.
 * Pages show several: each is named.
 */
export function VenueActions({ venue, onPicture = false }: VenueActionsProps) {
  const { t } = useTranslation('venues');
  const signedIn = useSession(({ session }) => session !== undefined);
  const inside = `/app/inlineVenueCommon/${venue.channelCode}`;
  if (venue.path !== null) {
    return (
      <Link to={venue.path} aria-label={`${t('enter')} ${venue.name}`} className={buttonClass({ size: 'l' })}>
        {t('enter')}
      </Link>
    );
  }
  if (!signedIn) {
    return (
      <Link to="/app/login" search={{ return: inside }} className={buttonClass({ size: 'l' })}>
        {t('logInToEnter')}
      </Link>
    );
  }
  return (
    <>
      <a
        href={`/loading?venue=${encodeURIComponent(venue.channelCode)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t('ownWindow')} ${venue.name}`}
        className={buttonClass({ variant: onPicture ? 'picture' : 'quiet', size: 'l' })}
      >
        {t('ownWindow')}
        <IconExternal size={16} />
      </a>
      <Link
        to="/app/inlineVenueCommon/$venueType/{-$venueUrl}"
        params={{ venueType: venue.channelCode }}
        aria-label={`${t('enter')} ${venue.name}`}
        className={buttonClass({ size: 'l' })}
      >
        {t('enter')}
      </Link>
    </>
  );
}
