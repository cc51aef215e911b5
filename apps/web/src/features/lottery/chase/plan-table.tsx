import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney, type Money } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import type { PlannedItem } from './chase-plan.ts';
import styles from './chase.module.css';

/** The issues of a plan with time, times, stake, and what they come to up to each. */
export function PlanTable({ items, currency }: { items: readonly PlannedItem[]; currency: WalletCurrency }) {
  const { t } = useTranslation('lottery');
  const text = (amount: Money) => exactAmount(formatMoney(amount), currency);
  const columns: readonly Column<PlannedItem>[] = [
    { key: 'issue', head: t('draws.issue'), cell: ({ issue }) => issue },
    {
      key: 'time',
      head: t('draws.time'),
      cell: ({ drawsAt }) => formatTime(new Date(drawsAt).toISOString()),
    },
    { key: 'times', head: t('bar.times'), align: 'end', cell: ({ times }) => times },
    { key: 'stake', head: t('tickets.stake'), align: 'end', cell: ({ stake }) => text(stake) },
    { key: 'total', head: t('chase.total'), align: 'end', cell: ({ total }) => text(total) },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls and holds no control: keys need the focus
    <section className={styles.items} aria-label={t('chase.table')} tabIndex={0}>
      <Table caption={t('chase.table')} columns={columns} rows={items} rowKey={({ issue }) => issue} />
    </section>
  );
}
