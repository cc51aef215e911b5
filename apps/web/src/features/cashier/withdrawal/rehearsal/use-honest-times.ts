import { useTranslation } from 'react-i18next';
import { useTimeWords } from '../../words/use-time-words.ts';

export interface HonestTimes {
  times: { orders: number; medianSeconds: number | null; p90Seconds: number | null };
  queueAhead: number;
}

/** How long orders of this kind took over the last seven days, and who is ahead. */
export function useHonestTimes(): (facts: HonestTimes) => string[] {
  const { t } = useTranslation('cashier');
  const timeWords = useTimeWords();
  return ({ times, queueAhead }) => [
    timeWords(times),
    queueAhead === 0 ? t('rehearsal.noQueue') : t('payout.ahead', { count: queueAhead }),
  ];
}
