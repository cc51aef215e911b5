import type { WithdrawalRecord } from '@fairway/contract/cashier/withdrawal-schemas.ts';
import { withdrawalWays } from '@fairway/contract/enums/withdrawals.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import type { Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useWithdrawals } from '../api/withdrawals/use-withdrawals.ts';
import { WithdrawalStatusTag } from '../parts/withdrawal-status-tag.tsx';
import { enumLabel } from '../words/enum-label.ts';
import { exactAmount } from '../words/exact-amount.ts';
import { OrderTable } from './order-table.tsx';
import styles from './orders.module.css';

/** The member's withdrawals. */
export function Withdrawals() {
  const { t } = useTranslation('cashier');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const withdrawals = useWithdrawals(cursors.at(-1));
  const columns = useWithdrawalColumns();
  return (
    <OrderTable
      caption={t('orders.withdrawals')}
      columns={columns}
      rows={withdrawals.data?.records}
      rowKey={({ billNo }) => billNo}
      next={withdrawals.data?.next}
      cursors={cursors}
      onCursors={setCursors}
      query={withdrawals}
      empty={{
        title: t('orders.noWithdrawals'),
        text: t('orders.noWithdrawalsText'),
        action: (
          <Link to="/app/myCenter/withdrawals" className={buttonClass({ variant: 'action' })}>
            {t('orders.toWithdrawal')}
          </Link>
        ),
      }}
    />
  );
}

function useWithdrawalColumns(): readonly Column<WithdrawalRecord>[] {
  const { t } = useTranslation('cashier');
  return [
    { key: 'time', head: t('orders.time'), cell: ({ createdAt }) => formatTime(createdAt) },
    {
      key: 'number',
      head: t('orders.number'),
      cell: ({ billNo }) => (
        <Link to="/app/myCenter/withdrawals/$billNo" params={{ billNo }} className={styles.number}>
          {billNo}
        </Link>
      ),
    },
    {
      key: 'way',
      head: t('orders.way'),
      cell: ({ withdrawalWay, bankName, bankCard }) => (
        <>
          {enumLabel(withdrawalWays, withdrawalWay)}
          <span className={styles.to}>
            {bankName} {bankCard}
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
      cell: ({ amount, currency }) => exactAmount(amount, currency),
    },
    {
      key: 'net',
      head: t('orders.net'),
      align: 'end',
      cell: ({ netAmount, currency }) => exactAmount(netAmount, currency),
    },
  ];
}
