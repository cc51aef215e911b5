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
  label: 'hall' | 'bets';
  picture: DrawingName;
}[] = [
  { to: paths.sports, label: 'hall', picture: 'sport' },
  { to: paths.bets, label: 'bets', picture: 'trophy' },
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
          .map(({ to, label, picture }) => (
            <Link key={label} to={to} className={styles.hall}>
              <span className={styles.picture}>
                <Drawing of={picture} />
              </span>
              <b>{t(`mega.${label}`)}</b>
              <span className={styles.note}>{t(`mega.${label}Note`)}</span>
            </Link>
          ))}
        <Leagues />
      </div>
      <NextMatches />
    </div>
  );
}
