import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useFixtures } from '../api/use-fixtures.ts';
import { SeriesRules } from '../fixture/series/series-rules.tsx';
import { LeagueGroup } from '../lobby/league-group.tsx';
import styles from './esports-matches.module.css';

const views = ['live', 'today', 'early'] as const;
/** Of a league in a period; the lobby has them all. */
const mostListed = 6;

/** The e-sports of the hall: what is in play, then the rest of the day and the days after it, each with its main lines. */
export function EsportsMatches({ slip }: { slip: ReactNode }) {
  const { t } = useTranslation('sportsbook');
  const live = useFixtures({ view: 'live', sport: 'esports' });
  const today = useFixtures({ view: 'today', sport: 'esports' });
  const early = useFixtures({ view: 'early', sport: 'esports' });
  const lists = { live, today, early };
  const { error, refetch, isFetching } = live;
  const isEmpty = views.every((view) => lists[view].data?.groups.length === 0);
  return (
    <section aria-labelledby="esports-matches" className={styles.matches}>
      <header className={styles.head}>
        <h2 id="esports-matches">{t('lobby.titleEsports')}</h2>
        {slip}
        <Link
          to="/app/sport"
          search={{ sport: 'esports' }}
          className={buttonClass({ variant: 'quiet', size: 's' })}
        >
          {t('series.toLobby')}
        </Link>
      </header>
      {live.isPending && (
        <Loading label={t('lobby.loading')}>
          <Skeleton height={216} radius="var(--r-lg)" now />
        </Loading>
      )}
      {error && !live.data && (
        <FaultPanel title={t('lobby.failed')} fault={error} retry={{ refetch, isFetching }} />
      )}
      {isEmpty && <EmptyState title={t('series.none')} text={t('series.noneText')} />}
      {views.map((view) => {
        const groups = lists[view].data?.groups ?? [];
        if (groups.length === 0) return null;
        return (
          <section key={view} aria-label={t(`lobby.${view}`)} className={styles.groups}>
            <h3>{t(`lobby.${view}`)}</h3>
            {groups.map((group) => (
              <LeagueGroup
                key={group.competition.id}
                competition={group.competition}
                fixtures={group.fixtures.slice(0, mostListed)}
              />
            ))}
          </section>
        );
      })}
      <SeriesRules />
    </section>
  );
}
