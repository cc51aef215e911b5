import { useTranslation } from 'react-i18next';
import { useTimeText } from '../../labels/use-time-text.ts';

export interface HonestTimes {
  times: { orders: number; medianSeconds: number | null; p90Seconds: number | null };
  queueAhead: number;
}

/** How long orders of this kind took over the last seven days, and who is ahead. */
export function useHonestTimes(): (facts: HonestTimes) => string[] {
  const { t } = useTranslation('cashier');
  const timeText = useTimeText();
  return ({ times, queueAhead }) => [
    timeText(times),
    queueAhead === 0 ? t('rehearsal.noQueue') : t('payout.ahead', { count: queueAhead }),
  ];
}
