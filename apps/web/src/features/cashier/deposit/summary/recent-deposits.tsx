import type { DepositOrderSummary } from '@fairway/contract/deposits/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { exactAmount } from '../../../../lib/format-amount.ts';
import { DepositStatusTag } from '../../parts/deposit-status-tag.tsx';
import styles from './recent-deposits.module.css';

/** The last three deposits; nothing for a member who has none. */
export function RecentDeposits({ orders }: { orders: readonly DepositOrderSummary[] }) {
  const { t } = useTranslation('cashier');
  if (orders.length === 0) return null;
  return (
    <Panel
      title={t('deposit.recent')}
      end={
        <Link to="/app/myCenter/orders" search={{ kind: 'deposit' }} className={styles.all}>
          {t('deposit.all')}
          <IconChevronRight size={14} />
        </Link>
      }
    >
      <ul>
        {orders.slice(0, 3).map((order) => (
          <li key={order.billNo} className={styles.row}>
            <Link
              to="/app/myCenter/deposit/$billNo"
              params={{ billNo: order.billNo }}
              className={styles.link}
              aria-label={t('deposit.openOrder', { billNo: order.billNo })}
            >
              <span className={styles.line}>
                <span className={styles.name}>{order.payTypeName}</span>
                <b>{exactAmount(order.orderAmount, order.currency)}</b>
              </span>
              <span className={styles.line}>
                <span className={styles.time}>{formatTime(order.createdAt)}</span>
                <DepositStatusTag order={order} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
