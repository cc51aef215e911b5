import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import type { Venue } from '../../wallet/api/use-venues.ts';
import { HallVenue } from './hall-venue.tsx';
import styles from './hall.module.css';

/** Venues side by side. */
export function VenueList({ venues }: { venues: readonly Venue[] }) {
  return (
    <ul className={styles.list}>
      {venues.map((venue) => (
        <HallVenue key={venue.channelCode} venue={venue} />
      ))}
    </ul>
  );
}

/** What is open elsewhere; nothing if all is closed. */
export function OtherVenues({ title, venues }: { title?: string; venues: readonly Venue[] }) {
  const { t } = useTranslation('venues');
  if (venues.length === 0) return null;
  return (
    <section aria-labelledby="hall-others">
      <SectionHead id="hall-others" title={title ?? t('hall.others')} />
      <VenueList venues={venues} />
    </section>
  );
}
