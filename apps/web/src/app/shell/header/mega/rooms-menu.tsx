import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hallPictures } from '../../../../features/live/anchor-game/pictures/pictures.ts';
import { Drawing } from '../../../../lib/pictures/drawing.tsx';
import { paths } from '../../../paths.ts';
import styles from './sports-menu.module.css';

const places: readonly { to: string; label: 'rooms' | 'anchors' | 'schedule'; picture: ReactNode }[] = [
  { to: paths.rooms, label: 'rooms', picture: <Drawing of="matchNight" /> },
  { to: paths.anchorHall, label: 'anchors', picture: <img src={hallPictures.football} alt="" /> },
  { to: paths.schedule, label: 'schedule', picture: <Drawing of="trophy" /> },
];

/** What opens below 「直播」: the rooms, the anchors' hall, and what is announced. */
export function RoomsMenu() {
  const { t } = useTranslation('shell');
  return (
    <div className={clsx(styles.menu, styles.three)}>
      <div className={styles.halls}>
        {places.map(({ to, label, picture }) => (
          <Link key={label} to={to} className={styles.hall}>
            <span className={styles.picture}>{picture}</span>
            <b>{t(`mega.${label}`)}</b>
            <span className={styles.note}>{t(`mega.${label}Note`)}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}
