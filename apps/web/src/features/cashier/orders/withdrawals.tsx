import type { WithdrawalRecord } from '@fairway/contract/withdrawals/schemas.ts';
import { withdrawalWays } from '@fairway/contract/withdrawals/types.ts';
import type { Column } from '@fairway/ui/components/table/table.tsx';
import { useTranslation } from 'react-i18next';
import { useWithdrawals } from '../api/withdrawals/use-withdrawals.ts';
import { WithdrawalStatusTag } from '../parts/withdrawal-status-tag.tsx';
import { bankLabel } from '../labels/bank-label.ts';
import { enumLabel } from '../labels/enum-label.ts';
import { ExplainedAmount } from '../../../lib/explain/explained-amount.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderTable } from './order-table.tsx';
import styles from './orders.module.css';

/** The member's withdrawals. */
export function Withdrawals() {
  const { t } = useTranslation('cashier');
  return (
    <OrderTable
      caption={t('orders.withdrawals')}
      columns={useWithdrawalColumns()}
      usePage={useWithdrawals}
      rowsOf={({ records }) => records}
      empty={{
        title: t('orders.noWithdrawals'),
        text: t('orders.noWithdrawalsText'),
        to: '/app/myCenter/withdrawals',
        action: t('orders.toWithdrawal'),
      }}
    />
  );
}

function useWithdrawalColumns(): readonly Column<WithdrawalRecord>[] {
  const { t } = useTranslation('cashier');
  const begin = useOrderColumns<WithdrawalRecord>('/app/myCenter/withdrawals/$billNo');
  return [
    ...begin,
    {
      key: 'way',
      head: t('orders.method'),
      cell: ({ withdrawalWay, bankCode, bankName, bankCard }) => (
        <>
          {enumLabel(withdrawalWays, withdrawalWay)}
          <span className={styles.to}>
            {bankLabel({ bankCode, bankName })} {bankCard}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      head: t('orders.state'),
      cell: ({ status }) => <WithdrawalStatusTag status={status} />,
    },
    {
      key: 'amount',
      head: t('orders.amount'),
      align: 'end',
      cell: ({ amount, currency, billNo, createdAt }) => (
        <ExplainedAmount
          name={t('orders.amount')}
          amount={exactAmount(amount, currency)}
          reference={billNo}
          since={createdAt}
        />
      ),
    },
    {
      key: 'net',
      head: t('orders.net'),
      align: 'end',
      cell: ({ netAmount, currency }) => exactAmount(netAmount, currency),
    },
  ];
}
