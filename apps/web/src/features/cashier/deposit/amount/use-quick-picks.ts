import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { quickAmounts } from '@fairway/contract/deposits/quick-amounts.ts';
import { formatMoney, parseMoney } from '@fairway/money';
import { useState } from 'react';

const { bigRecharge } = payTypes.codes;

/** The quick amounts of each deposit method as text, drawn once a visit, so that none changes under the cursor. */
export function useQuickPicks(): (payType: PayTypeCard) => readonly string[] {
  const [drawn] = useState(() => new Map<number, readonly string[]>());
  return (payType) => {
    const known = drawn.get(payType.payTypeId);
    if (known) return known;
    const { currency } = payType;
    const picks = quickAmounts({
      min: parseMoney(payType.depositMinAmount, currency),
      max: parseMoney(payType.depositMaxAmount, currency),
      list: payType.payTypeId === bigRecharge ? 'bigRecharge' : 'ordinary',
      serverAmounts: payType.fixedAmounts.map((amount) => parseMoney(amount, currency)),
      random: Math.random,
    }).map((amount) => formatMoney(amount).replace(/\.0+$/, ''));
    drawn.set(payType.payTypeId, picks);
    return picks;
  };
}
