import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useBets } from '../api/use-bets.ts';
import { AllRecords } from './all-records.tsx';
import { BetCard } from './bet-card.tsx';
import styles from './bets-page.module.css';

const states = ['unsettled', 'settled'] as const;
type State = (typeof states)[number];
const views = [...states, 'all'] as const;

/** Own bets: open ones, ended ones with how each was settled, and the records of all products beside them. */
export function BetsPage() {
  const { t } = useTranslation('sportsbook');
  const [view, setView] = useState<(typeof views)[number]>('unsettled');
  return (
    <section aria-labelledby="bets">
      <h1 id="bets" className={styles.title}>
        {t('bets.title')}
      </h1>
      <Tabs
        label={t('bets.tabs')}
        value={view}
        onChange={setView}
        items={views.map((value) => ({ value, label: t(`bets.${value}`) }))}
      />
      {view === 'all' ? (
        <div className={styles.list}>
          <AllRecords />
        </div>
      ) : (
        // Another tab begins at its first page.
        <SportsBets key={view} state={view} />
      )}
    </section>
  );
}

/** Eight a page. */
function SportsBets({ state }: { state: State }) {
  const { t } = useTranslation('sportsbook');
  const [cursors, setCursors] = useState<string[]>([]);
  const memberId = useSession(({ session }) => session?.memberId);
  const { data, isPending, error, refetch, isFetching } = useBets(state, cursors.at(-1));
  useTopic(
    'memberBets',
    memberId ? { memberId } : undefined,
    () => void refetch(),
    () => void refetch(),
  );
  const next = data?.next;
  return (
    <>
      {isPending && (
        <Loading label={t('bets.loading')} className={styles.list}>
          {['a', 'b', 'c'].map((place) => (
            <Skeleton key={place} height={132} radius="var(--r-lg)" now />
          ))}
        </Loading>
      )}
      {error && !data && (
        <div className={styles.list}>
          <FaultPanel title={t('bets.failed')} fault={error} retry={{ refetch, isFetching }} />
        </div>
      )}
      {data?.bets.length === 0 && (
        <Card pad="l" className={styles.list}>
          <EmptyState
            title={state === 'settled' ? t('bets.emptySettled') : t('bets.empty')}
            text={t('bets.emptyText')}
            action={
              <Link to="/app/sport" className={buttonClass({ variant: 'action' })}>
                {t('bets.toSports')}
              </Link>
            }
          />
        </Card>
      )}
      <ul className={styles.list}>
        {data?.bets.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} />
          </li>
        ))}
      </ul>
      {(cursors.length > 0 || next) && (
        <KeysetPager
          onNewer={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
          onOlder={next ? () => setCursors([...cursors, next]) : undefined}
          labels={{ nav: t('bets.title'), newer: t('bets.newer'), older: t('bets.older') }}
        />
      )}
    </>
  );
}
