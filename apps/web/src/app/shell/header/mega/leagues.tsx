import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { textOf } from '../../../../lib/site/site-config.ts';
import styles from './sports-menu.module.css';

const most = 6;

/** The competitions with something on offer, the fullest first. */
export function Leagues() {
  const { t } = useTranslation('shell');
  const { data } = useQuery({
    queryKey: ['listLeagues', {}],
    queryFn: ({ signal }) => api.listLeagues({}, { signal }),
    staleTime: 60_000,
  });
  const leagues = (data?.leagues ?? [])
    .map((league) => ({ ...league, matches: league.counts.live + league.counts.today + league.counts.early }))
    .filter(({ matches }) => matches > 0)
    .toSorted((a, b) => b.matches - a.matches)
    .slice(0, most);
  if (leagues.length === 0) return null;
  return (
    <div className={styles.leagues}>
      <span className={styles.note}>{t('mega.leagues')}</span>
      {leagues.map(({ id, name, matches }) => (
        <Link
          key={id}
          to="/app/sport"
          search={{ competition: id }}
          className={buttonClass({ variant: 'quiet', size: 's' })}
        >
          {textOf(name)}
          <span className={styles.note}>{matches}</span>
        </Link>
      ))}
    </div>
  );
}
