import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { usePageExists } from '../../../../lib/navigation/use-page-exists.ts';
import { Drawing, type DrawingName } from '../../../../lib/pictures/drawing.tsx';
import { Leagues } from './leagues.tsx';
import { NextMatches } from './next-matches.tsx';
import styles from './sports-menu.module.css';

const halls: readonly {
  to: string;
  words: 'hall' | 'bets';
  picture: DrawingName;
}[] = [
  { to: paths.sports, words: 'hall', picture: 'sport' },
  { to: paths.bets, words: 'bets', picture: 'trophy' },
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
          .map(({ to, words, picture }) => (
            <Link key={words} to={to} className={styles.hall}>
              <span className={styles.picture}>
                <Drawing of={picture} />
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
