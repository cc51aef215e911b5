import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkDepositPaid } from '../api/deposits/use-mark-deposit-paid.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order-actions.module.css';

/** What can be done now: say that it is paid, give it up, or go on once it has ended. */
export function OrderActions({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const mark = useMarkDepositPaid(order.billNo);
  const [asks, setAsks] = useState(false);
  if (order.endedAt !== null)
    return (
      <div className={styles.foot}>
        {order.status === 'settled' && (
          <Link
            to="/app/myCenter/transfer"
            search={{ wallet: order.currency === 'USDT' ? 'USDT' : 'CNY' }}
            className={buttonClass({ size: 'l' })}
          >
            {t('order.toVenue')}
          </Link>
        )}
        <Link
          to="/app/myCenter/deposit"
          className={buttonClass(
            order.status === 'settled' ? { variant: 'quiet', size: 'l' } : { size: 'l' },
          )}
        >
          {t('order.again')}
        </Link>
        <Link
          to="/app/myCenter/orders"
          search={{ kind: 'deposit' }}
          className={buttonClass({ variant: 'quiet', size: 'l' })}
        >
          {t('orders.deposits')}
        </Link>
      </div>
    );
  if (!order.markable && !order.cancellable) return null;
  return (
    <div className={styles.foot}>
      <Button
        variant="gold"
        size="l"
        className={styles.main}
        loading={mark.isPending}
        disabledReason={order.markable ? undefined : t('order.notYet')}
        onClick={() => mark.mutate()}
      >
        {t('order.mark')}
      </Button>
      {order.cancellable && (
        <>
          <Button
            variant="quiet"
            size="l"
            disabledReason={order.cancelsLeft === 0 ? t('order.noCancels') : undefined}
            onClick={() => setAsks(true)}
          >
            {t('order.cancel')}
          </Button>
          <span className={styles.left}>{t('order.cancelsLeft', { count: order.cancelsLeft })}</span>
          <CancelDialog order={order} open={asks} onClose={() => setAsks(false)} />
        </>
      )}
    </div>
  );
}
