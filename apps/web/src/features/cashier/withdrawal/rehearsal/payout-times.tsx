import { useTranslation } from 'react-i18next';
import { minutesOf } from '../../parts/minutes-of.ts';
import { enoughOrders, type PayoutTimesOf } from '../../labels/use-time-text.ts';
import styles from './payout-times.module.css';

/** The middle and the ninetieth hundredth of the last seven days, as figures; nothing while too few orders are behind them. */
export function PayoutTimes({ times }: { times: PayoutTimesOf }) {
  const { t } = useTranslation('cashier');
  const { orders, medianSeconds, p90Seconds } = times;
  if (medianSeconds === null || p90Seconds === null || orders < enoughOrders) return null;
  return (
    <dl className={styles.times}>
      <div>
        <dt className={styles.name}>{t('rehearsal.half')}</dt>
        <dd className={styles.value}>{t('rehearsal.within', { minutes: minutesOf(medianSeconds) })}</dd>
      </div>
      <div>
        <dt className={styles.name}>{t('rehearsal.nineOfTen')}</dt>
        <dd className={styles.value}>{t('rehearsal.within', { minutes: minutesOf(p90Seconds) })}</dd>
      </div>
    </dl>
  );
}
