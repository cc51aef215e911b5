import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Table } from '@fairway/ui/components/table/table.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { IncomeMonth } from '../api/shapes.ts';
import styles from '../studio.module.css';

/** What the closed days of each of the last twelve months left the anchor. */
export function ClosedMonths({ months }: { months: readonly IncomeMonth[] | undefined }) {
  const { t } = useTranslation('anchorStudio');
  return (
    <Panel title={t('income.months')} pad="l">
      {months === undefined ? (
        <Skeleton height={120} />
      ) : months.length === 0 ? (
        <p className={styles.quiet}>{t('income.noMonths')}</p>
      ) : (
        <Table
          caption={t('income.months')}
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            { key: 'month', head: t('income.month'), cell: ({ month }) => month },
            { key: 'days', head: t('income.closedDays'), align: 'end', cell: ({ days }) => days },
            {
              key: 'own',
              head: t('income.own'),
              align: 'end',
              cell: ({ anchorCoins }) => anchorCoins.toLocaleString('en'),
            },
            {
              key: 'worth',
              head: t('income.worth'),
              align: 'end',
              cell: ({ anchorWorth }) => displayAmount(anchorWorth, 'CNY'),
            },
          ]}
        />
      )}
    </Panel>
  );
}
