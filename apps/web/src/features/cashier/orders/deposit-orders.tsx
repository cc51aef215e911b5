import type { DepositOrderSummary } from '@fairway/contract/cashier/deposit-schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import type { Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useDepositOrders } from '../api/deposits/use-deposit-orders.ts';
import { DepositStatusTag } from '../parts/deposit-status-tag.tsx';
import { exactAmount } from '../words/exact-amount.ts';
import { OrderTable } from './order-table.tsx';
import styles from './orders.module.css';

/** The member's deposit orders. */
export function DepositOrders() {
  const { t } = useTranslation('cashier');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const orders = useDepositOrders(cursors.at(-1));
  const columns = useDepositColumns();
  return (
    <OrderTable
      caption={t('orders.deposits')}
      columns={columns}
      rows={orders.data?.orders}
      rowKey={({ billNo }) => billNo}
      next={orders.data?.next}
      cursors={cursors}
      onCursors={setCursors}
      query={orders}
      empty={{
        title: t('orders.noDeposits'),
        text: t('orders.noDepositsText'),
        action: (
          <Link to="/app/myCenter/deposit" className={buttonClass({ variant: 'action' })}>
            {t('orders.toDeposit')}
          </Link>
        ),
      }}
    />
  );
}

function useDepositColumns(): readonly Column<DepositOrderSummary>[] {
  const { t } = useTranslation('cashier');
  return [
    { key: 'time', head: t('orders.time'), cell: ({ createdAt }) => formatTime(createdAt) },
    {
      key: 'number',
      head: t('orders.number'),
      cell: ({ billNo }) => (
        <Link to="/app/myCenter/deposit/$billNo" params={{ billNo }} className={styles.number}>
          {billNo}
        </Link>
      ),
    },
    { key: 'way', head: t('orders.way'), cell: ({ payTypeName }) => payTypeName },
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
      cell: ({ creditedAmount, currency }) =>
        /[1-9]/.test(creditedAmount) ? exactAmount(creditedAmount, currency) : '—',
    },
  ];
}
