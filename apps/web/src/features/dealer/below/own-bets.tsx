import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { DealerBet } from '@fairway/contract/dealer/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import { Time } from '../../../lib/time.tsx';
import { spotName } from '../spots/spot-name.ts';
import { resultText } from '../table/result-text.ts';
import type { BelowProps } from './below-tabs.tsx';
import styles from './below.module.css';

/** The member's own bets at this table; visitors log in here. */
export function OwnBets({ details: { table } }: BelowProps) {
  const { t } = useTranslation('dealer');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  if (signedIn) return <OwnList table={table} />;
  return (
    <EmptyState
      title={t('own.signedOut')}
      text={t('own.signedOutText')}
      action={
        <a className={buttonClass({})} href={loginHref(here)}>
          {t('own.login')}
        </a>
      }
    />
  );
}

function OwnList({ table }: { table: DealerTableCode }) {
  const { t } = useTranslation('dealer');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const query = useQuery({
    queryKey: ['listDealerBets', { table, cursor }],
    queryFn: ({ signal }) =>
      api.listDealerBets(cursor === undefined ? { table } : { table, cursor }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (query.isError && !query.data)
    return <FaultPanel plain title={t('own.fault')} fault={query.error} retry={query} />;
  if (!query.data)
    return (
      <Loading label={t('own.loading')}>
        <Skeleton height={260} />
      </Loading>
    );
  const { bets, next } = query.data;
  if (bets.length === 0) return <EmptyState title={t('own.empty')} text={t('own.emptyText')} />;
  const columns: readonly Column<DealerBet>[] = [
    { key: 'time', head: t('own.time'), cell: ({ placedAt }) => <Time at={placedAt} /> },
    { key: 'billNo', head: t('own.billNo'), cell: ({ billNo }) => billNo },
    {
      key: 'spots',
      head: t('own.spots'),
      cell: ({ spots, currency }) => (
        <span className={styles.spots}>
          {spots.map(({ spot, stake }) => (
            <span key={spot}>
              {spotName(t, spot)} {displayAmount(stake, currency)}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'result', head: t('deals.result'), cell: ({ result }) => (result ? resultText(t, result) : '—') },
    {
      key: 'stake',
      head: t('own.stake'),
      align: 'end',
      cell: ({ stake, currency }) => displayAmount(stake, currency),
    },
    { key: 'returned', head: t('own.returned'), align: 'end', cell: returnedText },
  ];
  return (
    <div className={styles.list}>
      <section className={styles.scroll} aria-label={t('own.table')}>
        <Table caption={t('own.table')} columns={columns} rows={bets} rowKey={({ id }) => id} />
      </section>
      <KeysetPager
        labels={{ nav: t('own.pages'), newer: t('own.newer'), older: t('own.older') }}
        onNewer={cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1))}
        onOlder={next === null ? undefined : () => setCursors([...cursors, next])}
        waiting={query.isPlaceholderData}
      />
    </div>
  );

  function returnedText({ status, returned, currency }: DealerBet) {
    if (returned === null) return t('own.open');
    const amount = displayAmount(returned, currency);
    return status === 'voided' ? `${t('own.voided')} ${amount}` : amount;
  }
}
