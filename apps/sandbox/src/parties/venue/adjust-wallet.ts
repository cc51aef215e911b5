import { formatMoney, parseSignedMoney } from '@fairway/money';
import * as z from 'zod';
import { currency } from '../../platform/fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { changeBalance } from './wallet-store.ts';

export const walletAdjustment = z
  .strictObject({ currency, delta: z.string().max(24) })
  .transform((input, context) => {
    try {
      return { currency: input.currency, change: parseSignedMoney(input.delta, input.currency) };
    } catch {
      context.issues.push({ code: 'custom', path: ['delta'], input: input.delta, message: 'not an amount' });
      return z.NEVER;
    }
  });

/** Makes a member win or lose at the venue. Answers the new balance. Throws Refusal INSUFFICIENT_BALANCE. */
export function adjustWallet(
  stage: Stage,
  memberCode: string,
  input: z.infer<typeof walletAdjustment>,
): string {
  const wallet = { memberCode, currency: input.currency };
  const balance = changeBalance(stage.book, wallet, input.change);
  if (!balance) throw new Refusal(409, 'INSUFFICIENT_BALANCE', 'The member cannot lose more than there is.');
  return formatMoney(balance);
}
