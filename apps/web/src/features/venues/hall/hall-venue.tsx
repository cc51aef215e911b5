import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { useTranslation } from 'react-i18next';
import type { Venue } from '../../wallet/api/use-venues.ts';
import { ClosedNotice } from '../closed-notice.tsx';
import { categoryOf, VenuePicture } from '../../../lib/pictures/venue-picture.tsx';
import { VenueActions } from '../venue-actions.tsx';
import styles from './hall.module.css';

const notes = {
  center: 'facts.walletCenterNote',
  transfer: 'facts.walletNote',
  seat: 'facts.walletSeatNote',
} as const satisfies Readonly<Record<Venue['wallet'], string>>;

/** One venue of a hall: its picture, its name, the entrances, or why it has none. */
export function HallVenue({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  return (
    <li className={cardClass({ pad: 'none' }, styles.venue)}>
      <span className={styles.picture}>
        <VenuePicture category={categoryOf(venue.categoryCode)} />
      </span>
      <div className={styles.about}>
        <h2>{venue.name}</h2>
        <p>{t(notes[venue.wallet])}</p>
        {venue.state === 'open' ? (
          <div className={styles.choices}>
            <VenueActions venue={venue} />
          </div>
        ) : (
          <ClosedNotice venue={venue} />
        )}
      </div>
    </li>
  );
}
