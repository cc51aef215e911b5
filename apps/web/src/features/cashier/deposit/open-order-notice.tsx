import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import { spoken } from '../parts/spoken.ts';

/** One order at a time: leads to the one that is open, and asks for no payment of one that has been paid. */
export function OpenOrderNotice({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const unpaid = order.status === 'opening' || order.status === 'pendingPayment';
  return (
    <Notice
      tone={unpaid ? 'warning' : 'info'}
      {...spoken}
      title={t(unpaid ? 'deposit.openTitle' : 'deposit.paidTitle')}
      end={
        <Link
          to="/app/myCenter/deposit/$billNo"
          params={{ billNo: order.billNo }}
          className={buttonClass({ size: 's' })}
        >
          {t(unpaid ? 'deposit.toOrder' : 'deposit.toPaidOrder')}
        </Link>
      }
    >
      {t(unpaid ? 'deposit.openText' : 'deposit.paidText', {
        name: order.payTypeName,
        amount: exactAmount(order.orderAmount, order.currency),
        time: formatTime(order.expireTime, 'clock'),
      })}
    </Notice>
  );
}
