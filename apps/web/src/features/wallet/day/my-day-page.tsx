import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { daysLater } from '@fairway/ui/components/date/day-text.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { IconChevronLeft, IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMyDay } from '../api/use-my-day.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { DayMoves } from './day-moves.tsx';
import { DaySums } from './day-sums.tsx';
import styles from './my-day.module.css';

const route = getRouteApi('/shell/member/my-centre/app/myCenter/day');

/** One day as it went: what there was, everything that moved money, what there is. Another day is in the address. */
export function MyDayPage() {
  const { t } = useTranslation('wallet');
  const { day: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useMyDay(asked);
  const [first] = query.data?.pages ?? [];
  const moves = query.data?.pages.flatMap((page) => page.moves) ?? [];
  const isToday = asked === undefined;
  const go = (search: { day?: string }) => void navigate({ search, replace: true, resetScroll: false });
  return (
    <>
      <PageHead
        title={isToday ? t('day.today') : t('day.title')}
        end={
          first && (
            <div className={styles.days}>
              <IconButton label={t('day.before')} onClick={() => go({ day: daysLater(first.day, -1) })}>
                <IconChevronLeft size={18} />
              </IconButton>
              <time dateTime={first.day}>{first.day}</time>
              <IconButton
                label={t('day.after')}
                disabled={isToday}
                onClick={() => go({ day: daysLater(first.day, 1) })}
              >
                <IconChevronRight size={18} />
              </IconButton>
              {!isToday && (
                <Button variant="text" size="s" onClick={() => go({})}>
                  {t('day.toToday')}
                </Button>
              )}
            </div>
          )
        }
      />
      {query.isPending && (
        <Loading label={t('day.loading')} className={styles.stack}>
          <Skeleton height={132} radius="var(--r-lg)" />
          <Skeleton height={320} radius="var(--r-lg)" />
        </Loading>
      )}
      {query.isError && !first && <FaultPanel title={t('day.fault')} fault={query.error} retry={query} />}
      {first && (
        <div className={styles.stack}>
          {first.currencies.map((sums) => (
            <DaySums key={sums.currency} sums={sums} isToday={isToday} />
          ))}
          {moves.length === 0 ? (
            <Card pad="l">
              <EmptyState title={t('day.empty')} text={t('day.emptyText')} />
            </Card>
          ) : (
            <Panel title={t('day.moves')} note={t('day.movesNote')}>
              <DayMoves moves={moves} />
              {query.hasNextPage && (
                <p className={styles.more}>
                  <Button
                    variant="quiet"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('day.more')}
                  </Button>
                </p>
              )}
            </Panel>
          )}
        </div>
      )}
    </>
  );
}
