import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useAuthorisedVenues } from '../../wallet/api/use-authorised-venues.ts';
import type { Venue } from '../../wallet/api/use-venues.ts';
import { ClosedNotice } from '../closed-notice.tsx';
import { HallHero } from '../hall/hall-hero.tsx';
import { OtherVenues } from '../hall/venue-list.tsx';
import { GamesPanel } from './games-panel.tsx';
import styles from '../hall/hall.module.css';

/** The hall of the house's e-games: every game with its cover, and below them the other e-games venues. */
export function GamesHall({ venue, others }: { venue: Venue; others: readonly Venue[] }) {
  const { t } = useTranslation('venues');
  const authorised = useAuthorisedVenues();
  const open = venue.state === 'open';
  const withheld = open && authorised !== undefined && !authorised.includes(venue.channelCode);
  return (
    <div className={styles.page}>
      <HallHero low categoryCode="dz" over={t('kinds.dz')} title={venue.name} text={t('games.lead')} />
      {!open && <ClosedNotice venue={venue} />}
      {withheld && <Notice tone="warning">{t('notAuthorised')}</Notice>}
      <GamesPanel />
      <OtherVenues title={t('games.others')} venues={others} />
    </div>
  );
}
