import { VenueArtLazy } from '@fairway/ui/art/venue/venue-art-lazy.tsx';
import type { VenuePicture } from '@fairway/ui/art/venue/venue-picture.ts';
import { IconArrowRight } from '@fairway/ui/icons/arrow.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { Venue } from '../api/use-venues.ts';
import { VenueFrame } from './venue-frame.tsx';
import styles from './venues.module.css';

const pictures: Readonly<Record<string, VenuePicture>> = {
  ty: 'sport',
  dj: 'esport',
  zr: 'live-dealer',
  cp: 'lottery',
  qp: 'table-games',
  dz: 'egame',
  by: 'fishing',
};

/** One venue: its picture, its name, and while it is closed why and until when. */
export function VenueCard({ venue }: { venue: Venue }) {
  const { t } = useTranslation('home');
  const open = venue.state === 'open';
  return (
    <VenueFrame venue={venue}>
      <VenueArtLazy kind={pictures[venue.categoryCode] ?? 'sport'} />
      {!open && (
        <span className={styles.closed}>
          <IconClock size={16} />
          {venue.stateReason}
          {venue.stateUntil && ` · ${t('venues.until', { time: formatTime(venue.stateUntil) })}`}
        </span>
      )}
      <span className={styles.words}>
        <span>
          <b>{venue.name}</b>
          <span>{open ? t(`venues.kinds.${kindOf(venue)}`) : t('venues.takeBack')}</span>
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

function kindOf({ categoryCode }: Venue) {
  switch (categoryCode) {
    case 'dj':
    case 'zr':
    case 'cp':
    case 'qp':
    case 'dz':
    case 'by':
      return categoryCode;
    default:
      return 'ty';
  }
}
