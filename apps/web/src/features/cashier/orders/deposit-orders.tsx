import type { DepositOrderSummary } from '@fairway/contract/deposits/schemas.ts';
import type { Column } from '@fairway/ui/components/table/table.tsx';
import { useTranslation } from 'react-i18next';
import { useDepositOrders } from '../api/deposits/use-deposit-orders.ts';
import { DepositStatusTag } from '../parts/deposit-status-tag.tsx';
import { ExplainedAmount } from '../../../lib/explain/explained-amount.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderTable } from './order-table.tsx';

/** The member's deposit orders. */
export function DepositOrders() {
  const { t } = useTranslation('cashier');
  return (
    <OrderTable
      caption={t('orders.deposits')}
      columns={useDepositColumns()}
      usePage={useDepositOrders}
      rowsOf={({ orders }) => orders}
      empty={{
        title: t('orders.noDeposits'),
        text: t('orders.noDepositsText'),
        to: '/app/myCenter/deposit',
        action: t('orders.toDeposit'),
      }}
    />
  );
}

function useDepositColumns(): readonly Column<DepositOrderSummary>[] {
  const { t } = useTranslation('cashier');
  const begin = useOrderColumns<DepositOrderSummary>('/app/myCenter/deposit/$billNo');
  return [
    ...begin,
    { key: 'way', head: t('orders.method'), cell: ({ payTypeName }) => payTypeName },
    { key: 'state', head: t('orders.state'), cell: (order) => <DepositStatusTag order={order} /> },
    {
      key: 'amount',
      head: t('orders.orderAmount'),
      align: 'end',
      cell: ({ orderAmount, currency }) => exactAmount(orderAmount, currency),
    },
    {
      key: 'credited',
      head: t('orders.credited'),
      align: 'end',
      cell: ({ creditedAmount, currency, billNo, createdAt }) =>
        /[1-9]/.test(creditedAmount) ? (
          <ExplainedAmount
            name={t('orders.credited')}
            amount={exactAmount(creditedAmount, currency)}
            reference={billNo}
            since={createdAt}
          />
        ) : (
          '—'
        ),
    },
  ];
}
