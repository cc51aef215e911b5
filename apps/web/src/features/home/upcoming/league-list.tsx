import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { IconSoccer } from '@fairway/ui/icons/sport.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { useLeagues } from '../api/use-leagues.ts';
import styles from './upcoming.module.css';

/** What each view of the lobby holds, and the competitions: each a link to its matches. */
export function LeagueList() {
  const { t } = useTranslation('upcoming');
  const { data } = useLeagues();
  return (
    <Panel title={t('lobby')} level={3} pad="s" className={styles.leagues}>
      {data ? (
        <>
          <ul className={styles.views}>
            {data.views.map(({ view, count }) => (
              <li key={view}>
                <Link to="/app/sport" search={{ view }} className={styles.view}>
                  <b>{count}</b>
                  {t(`views.${view}`)}
                </Link>
              </li>
            ))}
          </ul>
          <ul>
            {data.leagues.map(({ id, name, live, matches }) => (
              <li key={id}>
                <Link to="/app/sport" search={{ competition: id }} className={styles.league}>
                  <IconSoccer size={16} />
                  <span className={styles.name}>
                    {textOf(name)}
                    <span>
                      {t('matches', { count: matches })}
                      {live > 0 && <b>{t('live', { count: live })}</b>}
                    </span>
                  </span>
                  <IconChevronRight size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton height={220} radius="var(--r-md)" />
      )}
    </Panel>
  );
}
