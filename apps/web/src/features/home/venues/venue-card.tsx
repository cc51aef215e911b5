import { IconArrowRight } from '@fairway/ui/icons/arrow.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { Venue } from '../api/use-venues.ts';
import { useNear } from './use-near.ts';
import { VenueFrame } from './venue-frame.tsx';
import { categoryOf, VenuePicture } from '../../../lib/pictures/venue-picture.tsx';
import styles from './venues.module.css';

/** One venue: its picture, its name, and while it is closed why and until when. */
export function VenueCard({ venue }: { venue: Venue }) {
  const { t } = useTranslation('home');
  const category = categoryOf(venue.categoryCode);
  const open = venue.state === 'open';
  // Nobody has money at a venue that was never connected.
  const shut = !open && venue.state !== 'notOffered';
  const { place, near } = useNear<HTMLSpanElement>();
  return (
    <VenueFrame venue={venue}>
      <span ref={place} className={styles.art}>
        {near && <VenuePicture category={category} />}
      </span>
      {!open && (
        <span className={styles.closed}>
          <IconClock size={16} />
          {venue.stateReason}
          {venue.stateUntil && ` · ${t('venues.until', { time: formatTime(venue.stateUntil) })}`}
        </span>
      )}
      <span className={styles.text}>
        <span>
          <b>{venue.name}</b>
          <span>{shut ? t('venues.takeBack') : t(`venues.kinds.${category}`)}</span>
        </span>
        {open && (
          <span className={styles.go}>
            <IconArrowRight size={18} />
          </span>
        )}
      </span>
    </VenueFrame>
  );
}
