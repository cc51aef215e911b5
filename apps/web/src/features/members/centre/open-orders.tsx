import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import styles from './centre-page.module.css';

/** A deposit or withdrawal that has not ended. */
export interface OpenOrder {
  readonly kind: 'deposit' | 'withdrawal';
  readonly billNo: string;
  readonly amount: string;
  readonly currency: 'CNY' | 'USDT';
  readonly createdAt: string;
}

/** Open orders of the cashier, each a link to its order. */
export function OpenOrders(props: { orders: readonly OpenOrder[] | undefined; isWhole: boolean }) {
  const { orders, isWhole } = props;
  const { t } = useTranslation('members');
  return (
    <Panel title={t('centre.orders')}>
      {orders === undefined ? (
        <Skeleton height={56} />
      ) : orders.length === 0 && isWhole ? (
        <EmptyState
          title={t('centre.noOrders')}
          text={t('centre.noOrdersText')}
          action={
            <Link
              to="/app/myCenter/orders"
              search={{ kind: 'deposit' }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              {t('centre.pastOrders')}
            </Link>
          }
        />
      ) : orders.length === 0 ? (
        <p className={styles.note}>{t('centre.ordersFault')}</p>
      ) : (
        <ul className={styles.orders}>
          {orders.map(({ kind, billNo, amount, currency, createdAt }) => (
            <li key={billNo}>
              <Link
                to={
                  kind === 'deposit' ? '/app/myCenter/deposit/$billNo' : '/app/myCenter/withdrawals/$billNo'
                }
                params={{ billNo }}
                className={cardClass({ pad: 's', ground: 'raised', lift: true }, styles.order)}
              >
                <span>
                  <b>{t(`centre.kinds.${kind}`)}</b>
                  <span className={styles.note}>
                    {billNo} · {formatTime(createdAt)}
                  </span>
                </span>
                <b className={styles.figure}>{displayAmount(amount, currency)}</b>
                <IconChevronRight size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
