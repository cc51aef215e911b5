import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { LotteryChase, LotteryChaseItem } from '@fairway/contract/lottery/chase-schemas.ts';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import chaseStyles from '../chase/chase.module.css';

/** The issues of a chase: what each stakes, where it is and what its ticket returned. */
export function ChaseItems({ chase: { items, currency } }: { chase: LotteryChase }) {
  const { t } = useTranslation('lottery');
  const columns: readonly Column<LotteryChaseItem>[] = [
    { key: 'issue', head: t('draws.issue'), cell: ({ issue }) => issue },
    { key: 'opens', head: t('chases.opens'), cell: ({ opensAt }) => formatTime(opensAt) },
    { key: 'state', head: t('tickets.status'), cell: ({ state }) => t(`chases.items.${state}`) },
    { key: 'times', head: t('bar.times'), align: 'end', cell: ({ times }) => times },
    {
      key: 'stake',
      head: t('tickets.stake'),
      align: 'end',
      cell: ({ stake }) => displayAmount(stake, currency),
    },
    {
      key: 'returned',
      head: t('chases.returned'),
      align: 'end',
      cell: ({ returned }) => (returned === null ? '—' : displayAmount(returned, currency)),
    },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls and holds no control: keys need the focus
    <section className={chaseStyles.items} aria-label={t('chases.itemsOf')} tabIndex={0}>
      <Table caption={t('chases.itemsOf')} columns={columns} rows={items} rowKey={({ issue }) => issue} />
    </section>
  );
}
