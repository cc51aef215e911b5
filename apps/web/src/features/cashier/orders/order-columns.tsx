import type { Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import styles from './orders.module.css';

/** The columns that every list of orders begins with: when it was asked for, and its number as a link to its page. */
export function useOrderColumns<R extends { billNo: string; createdAt: string }>(
  page: '/app/myCenter/deposit/$billNo' | '/app/myCenter/withdrawals/$billNo',
): readonly Column<R>[] {
  const { t } = useTranslation('cashier');
  return [
    { key: 'time', head: t('orders.time'), cell: ({ createdAt }) => formatTime(createdAt) },
    {
      key: 'number',
      head: t('orders.number'),
      cell: ({ billNo }) => (
        <Link to={page} params={{ billNo }} className={styles.number}>
          {billNo}
        </Link>
      ),
    },
  ];
}
