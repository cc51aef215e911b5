import type { YebIncome } from '@fairway/contract/wallet/yeb-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { useTranslation } from 'react-i18next';
import { ExplainedAmount } from '../../../lib/explain/explained-amount.tsx';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useYebIncome } from '../api/use-yeb.ts';
import styles from './yeb.module.css';

/** Each day's income with what it was reckoned from, so that anybody can reckon it again. */
export function IncomePanel() {
  const { t } = useTranslation('finance');
  const income = useYebIncome();
  const days = income.data?.pages.flatMap((page) => page.days) ?? [];
  if (income.isError && !income.data)
    return <FaultPanel title={t('yeb.incomeFault')} fault={income.error} retry={income} />;
  const columns: readonly Column<YebIncome>[] = [
    { key: 'day', head: t('yeb.day'), cell: ({ day }) => <time dateTime={day}>{day}</time> },
    { key: 'base', head: t('yeb.base'), align: 'end', cell: ({ base }) => displayAmount(base, 'CNY') },
    {
      key: 'rate',
      head: t('yeb.annual'),
      align: 'end',
      cell: ({ annualInterestRate }) => `${annualInterestRate}%`,
    },
    {
      key: 'income',
      head: t('yeb.income'),
      align: 'end',
      cell: ({ income: earned, reference, day }) => (
        <ExplainedAmount
          name={t('yeb.incomeOf', { day })}
          amount={displayAmount(earned, 'CNY', { sign: 'always' })}
          reference={reference}
        />
      ),
    },
    {
      key: 'carried',
      head: t('yeb.carried'),
      align: 'end',
      cell: ({ carried }) => <span className={styles.quiet}>{t('yeb.cents', { carried })}</span>,
    },
  ];
  return (
    <Panel title={t('yeb.history')} note={t('yeb.historyNote')}>
      {income.data && days.length === 0 ? (
        <EmptyState title={t('yeb.none')} text={t('yeb.noneText')} />
      ) : (
        <Table
          caption={t('yeb.history')}
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
          loadingRows={income.isPending ? 4 : 0}
        />
      )}
      {income.hasNextPage && (
        <p className={styles.more}>
          <Button
            variant="quiet"
            loading={income.isFetchingNextPage}
            onClick={() => void income.fetchNextPage()}
          >
            {t('yeb.more')}
          </Button>
        </p>
      )}
    </Panel>
  );
}
