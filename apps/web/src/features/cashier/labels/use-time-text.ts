import { useTranslation } from 'react-i18next';
import { minutesOf } from '../parts/minutes-of.ts';

export interface PayoutTimesOf {
  orders: number;
  medianSeconds: number | null;
  p90Seconds: number | null;
}

/** Of fewer orders than this the middle says nothing: then only how long most of them took is shown. */
export const enoughOrders = 5;

/** How long withdrawals of a kind took over the last seven days, and from how many orders that is known. */
export function useTimeText(): (times: PayoutTimesOf) => string {
  const { t } = useTranslation('cashier');
  return ({ orders, medianSeconds, p90Seconds }) => {
    if (medianSeconds === null || p90Seconds === null) return t('rehearsal.noTimes');
    const values = { median: minutesOf(medianSeconds), most: minutesOf(p90Seconds), count: orders };
    return t(orders < enoughOrders ? 'rehearsal.fewTimes' : 'rehearsal.times', values);
  };
}
