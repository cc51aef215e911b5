import type { ProgressFact } from '@fairway/contract/promotions/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import type { LatestFact } from '#modules/play';

/** A fact with what it adds to the deposits or the play, yuan, USDT at the fixed rate; a correction takes away. */
export function presentFact({
  kind,
  category,
  ref,
  currency,
  amount,
  turnover,
  at,
}: LatestFact): ProgressFact {
  const isDeposit = kind === 'deposit' || kind === 'depositReversal';
  const counts = isDeposit ? (kind === 'deposit' ? amount : -amount) : turnover;
  return {
    counts: formatMoney(money('CNY', inFen([money(currency, counts)]))),
    to: isDeposit ? 'deposited' : 'played',
    isCorrection: kind === 'depositReversal' || kind === 'betCorrection' || kind === 'gameCorrection',
    category: category === 'cashier' ? null : category,
    ref: ref ?? '',
    at: at.toISOString(),
  };
}
