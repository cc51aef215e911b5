import { Button } from '@fairway/ui/components/button/button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { Time } from '../../../lib/time.tsx';
import { useDeals } from '../api/use-deals.ts';
import { resultText } from '../table/result-text.ts';
import type { BelowProps } from './below-tabs.tsx';
import styles from './below.module.css';

/** The code that computes results comes with the first proof. */
const DealDialog = lazy(async () => ({ default: (await import('../proof/deal-dialog.tsx')).DealDialog }));

/** Deals that are over, newest first; each opens what its result follows from. */
export function DealsPanel({ details: { table } }: BelowProps) {
  const { t } = useTranslation('dealer');
  const deals = useDeals(table);
  const [opened, setOpened] = useState<Deal>();
  if (deals.isError && !deals.data)
    return <FaultPanel plain title={t('deals.fault')} fault={deals.error} retry={deals} />;
  if (!deals.data)
    return (
      <Loading label={t('deals.loading')}>
        <Skeleton height={320} />
      </Loading>
    );
  const rows = deals.data.pages.flatMap((page) => page.deals);
  if (rows.length === 0) return <EmptyState title={t('deals.empty')} text={t('deals.emptyText')} />;
  const columns: readonly Column<Deal>[] = [
    { key: 'number', head: t('deals.number'), cell: ({ number }) => number },
    { key: 'time', head: t('deals.time'), cell: ({ closesAt }) => <Time at={closesAt} /> },
    {
      key: 'result',
      head: t('deals.result'),
      cell: ({ result }) => (result ? resultText(t, result) : t('deals.voided')),
    },
    ...(rows.some(({ shoe }) => shoe !== null)
      ? [{ key: 'shoe', head: t('deals.shoe'), align: 'end' as const, cell: ({ shoe }: Deal) => shoe ?? '—' }]
      : []),
    {
      key: 'proof',
      head: t('deals.proof'),
      align: 'end',
      cell: (deal) => (
        <button
          type="button"
          className={styles.open}
          aria-label={t('deals.openProof', { number: deal.number })}
          onClick={() => setOpened(deal)}
        >
          {t('deals.open')}
        </button>
      ),
    },
  ];
  return (
    <div className={styles.list}>
      <Table
        caption={t('deals.table')}
        columns={columns}
        rows={rows}
        rowKey={({ number }) => String(number)}
      />
      {deals.hasNextPage && (
        <Button
          variant="quiet"
          className={styles.more}
          loading={deals.isFetchingNextPage}
          onClick={() => void deals.fetchNextPage()}
        >
          {t('deals.more')}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <DealDialog table={table} deal={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
