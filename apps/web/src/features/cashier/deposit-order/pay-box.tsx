import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { currencyScale } from '@fairway/money';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { OrderRing } from './order-ring.tsx';
import styles from './pay-box.module.css';

/** The amount in large digits with its ring: time to pay, confirmations, or a check. */
export function PayBox({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const { currency } = order;
  const waits = order.status === 'opening' || order.status === 'pendingPayment';
  const settled = order.status === 'settled';
  const copied = exactAmount(order.orderAmount, currency, { symbol: false }).replaceAll(',', '');
  return (
    <div className={styles.box}>
      <OrderRing order={order} />
      <div>
        <p className={styles.label}>
          {t(`order.amountLabel.${waits ? 'pay' : settled ? 'credited' : 'order'}`)}
        </p>
        <p className={styles.line}>
          <span className={styles.amount} data-testid="order-amount">
            {exactAmount(settled ? order.creditedAmount : order.orderAmount, currency)}
          </span>
          {waits && (
            <CopyButton
              value={copied}
              label={t('order.copyAmount')}
              copied={(last4) => t('copy.done', { last4 })}
              failed={t('copy.failed')}
            >
              {t('copy.do')}
            </CopyButton>
          )}
        </p>
        {waits && (
          <p className={styles.rule}>
            {currencyScale[currency] === 2 ? t('order.exactYuan') : t('order.exactUsdt')}
          </p>
        )}
        <p className={styles.facts}>
          {order.requestedAmount !== order.orderAmount && (
            <span>{t('order.asked', { amount: exactAmount(order.requestedAmount, currency) })}</span>
          )}
          {/[1-9]/.test(order.paidAmount) && (
            <span>{t('order.received', { amount: exactAmount(order.paidAmount, currency) })}</span>
          )}
        </p>
      </div>
    </div>
  );
}
