import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { LotteryChaseSummary } from '@fairway/contract/lottery/chase-schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { Time } from '../../../lib/time.tsx';
import styles from '../records/records.module.css';
import { pickText, playName } from '../tickets/play-name.ts';
import { ChaseStateTag } from './chase-state-tag.tsx';

const ChaseDetails = lazy(async () => ({ default: (await import('./chase-details.tsx')).ChaseDetails }));

/** Chases with how far they are and where their money is; each opens its issues. */
export function ChaseTable({ chases }: { chases: readonly LotteryChaseSummary[] }) {
  const { t } = useTranslation('lottery');
  const [opened, setOpened] = useState<LotteryChaseSummary>();
  const amount = (key: 'held' | 'staked' | 'released' | 'returned'): Column<LotteryChaseSummary> => ({
    key,
    head: t(`chases.${key}`),
    align: 'end',
    cell: (chase) => displayAmount(chase[key], chase.currency),
  });
  const columns: readonly Column<LotteryChaseSummary>[] = [
    { key: 'time', head: t('tickets.time'), cell: ({ placedAt }) => <Time at={placedAt} /> },
    { key: 'play', head: t('tickets.play'), cell: ({ play }) => playName(t, play) },
    {
      key: 'pick',
      head: t('tickets.pick'),
      cell: ({ lottery, play, pick }) => (
        <span className={styles.pick}>{pickText(t, lottery, play, pick)}</span>
      ),
    },
    { key: 'first', head: t('chases.first'), cell: ({ firstIssue }) => firstIssue },
    { key: 'state', head: t('tickets.status'), cell: (chase) => <ChaseStateTag chase={chase} /> },
    {
      key: 'progress',
      head: t('chases.progress'),
      align: 'end',
      cell: ({ placed, issues }) => t('chases.placedOf', { placed, issues }),
    },
    amount('held'),
    amount('staked'),
    amount('released'),
    amount('returned'),
    {
      key: 'billNo',
      head: t('chases.billNo'),
      align: 'end',
      cell: (chase) => (
        <button type="button" className={styles.open} onClick={() => setOpened(chase)}>
          {chase.billNo}
        </button>
      ),
    },
  ];
  return (
    <section className={styles.scroll} aria-label={t('chases.table')}>
      <Table caption={t('chases.table')} columns={columns} rows={chases} rowKey={({ id }) => id} />
      {opened && (
        <Suspense fallback={null}>
          <ChaseDetails summary={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
