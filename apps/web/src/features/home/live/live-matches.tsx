import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconChevronRight, IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { useLiveFixtures } from '../api/use-live-fixtures.ts';
import { MatchCard } from './match-card.tsx';
import styles from './live-matches.module.css';

const sportsHall: string = '/app/sport';

/** Few visitors find no match at all: what they see then is not part of the first load. */
const EmptyState = lazy(async () => ({
  default: (await import('@fairway/ui/components/state/empty-state.tsx')).EmptyState,
}));

/** The row of matches in play, or the next to start when none is; numbers change in place, the order stays. */
export function LiveMatches() {
  const { t } = useTranslation('home');
  const router = useRouter();
  const { data, isPending, error, refetch, isFetching } = useLiveFixtures();
  const running = data?.liveCount ?? 0;
  return (
    <section aria-labelledby="home-live">
      <SectionHead
        id="home-live"
        title={running > 0 || !data ? t('live.title') : t('live.next')}
        note={running > 0 ? t('live.note', { count: running }) : undefined}
        end={
          Object.hasOwn(router.routesByPath, sportsHall) && (
            <Link to={sportsHall} className={styles.more}>
              {t('live.all')}
              <IconChevronRight size={16} />
            </Link>
          )
        }
      />
      {isPending && (
        <Loading label={t('live.loading')} className={styles.row}>
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} height={204} radius="var(--r-lg)" now />
          ))}
        </Loading>
      )}
      {error && !data && (
        <div role="alert" className={styles.fault}>
          <p>{refusalText(error)}</p>
          <Button
            size="s"
            variant="quiet"
            icon={<IconRefresh size={16} />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('live.retry')}
          </Button>
        </div>
      )}
      {data && data.fixtures.length === 0 && (
        <Suspense fallback={null}>
          <EmptyState title={t('live.empty')} text={t('live.emptyText')} />
        </Suspense>
      )}
      {data && data.fixtures.length > 0 && (
        <ul className={styles.row}>
          {data.fixtures.map((fixture) => (
            <li key={fixture.id}>
              <MatchCard fixture={fixture} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
