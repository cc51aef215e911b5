import type { Currency } from '@fairway/money';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useTimeLeft } from './use-time-left.ts';
import styles from './order-ball.module.css';

export interface PanelFactsProps {
  billNo: string;
  method: string;
  amount: string;
  currency: Currency;
  state: string;
  /** Undefined where no time runs that the member should see. */
  expireTime: string | undefined;
}

/** What the panel beside a ball says about its order. */
export function PanelFacts({ billNo, method, amount, currency, state, expireTime }: PanelFactsProps) {
  const { t } = useTranslation('cashier');
  return (
    <Facts
      facts={[
        { key: 'number', label: t('ball.number'), value: billNo },
        { key: 'way', label: t('ball.method'), value: method },
        { key: 'state', label: t('orders.state'), value: state },
        ...(expireTime === undefined
          ? []
          : [
              { key: 'left', label: t('ball.left'), value: <Left expireTime={expireTime} /> },
              { key: 'deadline', label: t('ball.deadline'), value: formatTime(expireTime, 'clock') },
            ]),
      ]}
      total={{
        label: t('ball.amount'),
        value: <span className={styles.amount}>{exactAmount(amount, currency)}</span>,
      }}
    />
  );
}

function Left({ expireTime }: { expireTime: string }) {
  return <span {...{ role: 'timer' }}>{useTimeLeft(expireTime).text}</span>;
}
