import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useVenues, type Venue } from '../../wallet/api/use-venues.ts';
import styles from './sports-tree.module.css';

/** Where one can bet on sports: each venue with the money there, or that it rests; a press enters it. */
export function SportsVenues() {
  const { t } = useTranslation('sportsbook');
  const { data } = useVenues();
  const venues = data?.venues.filter(({ category }) => category === 'sports') ?? [];
  if (venues.length === 0) return null;
  return (
    <section className={styles.venues} aria-labelledby="sports-venues">
      <h2 id="sports-venues">{t('lobby.venues')}</h2>
      <ul>
        {venues.map((venue) => (
          <li key={venue.channelCode}>
            <Link to={entryOf(venue)} className={styles.venue}>
              <span>{venue.name}</span>
              <VenueStatus venue={venue} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A venue of the house has a page of its own; any other opens within this site. */
function entryOf({ path, channelCode }: Venue): string {
  return path ?? `/app/inlineVenueCommon/${channelCode}`;
}

function VenueStatus({ venue: { state, money } }: { venue: Venue }) {
  const { t } = useTranslation('sportsbook');
  if (state !== 'open') return <span className={styles.rests}>{t(`lobby.venueStates.${state}`)}</span>;
  if (money === null) return null;
  return <span className={styles.count}>{displayAmount(money, 'CNY')}</span>;
}
