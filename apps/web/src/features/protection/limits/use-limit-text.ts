import type { LimitKind } from '@fairway/contract/risk/play-limits.ts';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';

/** How a limit of a kind reads: an amount in yuan, or minutes. */
export function useLimitText(kind: LimitKind): (amount: string) => string {
  const { t } = useTranslation('protection');
  return (amount) =>
    kind === 'time' ? t('limits.minutes', { count: Number(amount) }) : displayAmount(amount, 'CNY');
}
