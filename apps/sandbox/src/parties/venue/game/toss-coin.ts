import { randomInt } from 'node:crypto';
import { add, isPositive, negate, tryParseMoney, zero } from '@fairway/money';
import * as z from 'zod';
import { instant } from '../../../platform/clock.ts';
import { amountText } from '../../../platform/fields.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { changeBalance, type WalletName } from '../wallet-store.ts';
import { findBetByKey, insertBet, type Bet, type Side } from './bet-store.ts';

export const toss = z.strictObject({
  stake: amountText,
  pick: z.enum(['HEADS', 'TAILS']),
  betKey: z.string().regex(/^[\w-]{20,64}$/),
});

const sides = ['HEADS', 'TAILS'] as const satisfies readonly Side[];

/**
 * Takes the stake and tosses a fair coin: the right side pays the stake twice, the wrong one nothing. The same key is the
 * same bet. Throws Refusal INVALID_REQUEST, INSUFFICIENT_BALANCE.
 */
export function tossCoin(stage: Stage, wallet: WalletName, input: z.infer<typeof toss>): Bet {
  return stage.book.transaction(() => {
    const known = findBetByKey(stage.book, input.betKey);
    if (known) return known;
    const stake = tryParseMoney(input.stake, wallet.currency);
    if (!stake || !isPositive(stake))
      throw new Refusal(400, 'INVALID_REQUEST', 'stake: not an amount above zero');
    if (!changeBalance(stage.book, wallet, negate(stake))) {
      throw new Refusal(409, 'INSUFFICIENT_BALANCE', 'The venue balance is lower than the stake.');
    }

    const outcome = sides[randomInt(2)] ?? 'HEADS';
    const payout = outcome === input.pick ? add(stake, stake) : zero(wallet.currency);
    changeBalance(stage.book, wallet, payout);
    const bet: Bet = {
      betId: stage.ids.next('B'),
      betKey: input.betKey,
      memberCode: wallet.memberCode,
      currency: wallet.currency,
      stake,
      payout,
      pick: input.pick,
      outcome,
      settledAt: instant(stage.clock.now()),
    };
    insertBet(stage.book, bet);
    return bet;
  });
}
