import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import { spoken } from '../parts/spoken.ts';

/** One order at a time: leads to the one that is open. */
export function OpenOrderNotice({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  return (
    <Notice
      tone="warning"
      {...spoken}
      title={t('deposit.openTitle')}
      end={
        <Link
          to="/app/myCenter/deposit/$billNo"
          params={{ billNo: order.billNo }}
          className={buttonClass({ size: 's' })}
        >
          {t('deposit.toOrder')}
        </Link>
      }
    >
      {t('deposit.openText', {
        name: order.payTypeName,
        amount: exactAmount(order.orderAmount, order.currency),
        time: formatTime(order.expireTime, 'clock'),
      })}
    </Notice>
  );
}
