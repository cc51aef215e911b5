import { TrophyBanner } from '@fairway/ui/art/promo/trophy-banner.tsx';
import { VenueArtLazy } from '@fairway/ui/art/venue/venue-art-lazy.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { usePageExists } from '../../../../lib/navigation/use-page-exists.ts';
import { Leagues } from './leagues.tsx';
import { NextMatches } from './next-matches.tsx';
import styles from './sports-menu.module.css';

const halls: readonly {
  to: string;
  words: 'hall' | 'bets';
  Picture: () => ReactNode;
}[] = [
  { to: paths.sports, words: 'hall', Picture: () => <VenueArtLazy kind="sport" /> },
  { to: paths.bets, words: 'bets', Picture: TrophyBanner },
];

/** What opens below 「体育」: the hall, the member's bets, the competitions, and what is on now. */
export function SportsMenu() {
  const { t } = useTranslation('shell');
  const exists = usePageExists();
  return (
    <div className={styles.menu}>
      <div className={styles.halls}>
        {halls
          .filter(({ to }) => exists(to))
          .map(({ to, words, Picture }) => (
            <Link key={words} to={to} className={styles.hall}>
              <span className={styles.picture}>
                <Picture />
              </span>
              <b>{t(`mega.${words}`)}</b>
              <span className={styles.note}>{t(`mega.${words}Note`)}</span>
            </Link>
          ))}
        <Leagues />
      </div>
      <NextMatches />
    </div>
  );
}
