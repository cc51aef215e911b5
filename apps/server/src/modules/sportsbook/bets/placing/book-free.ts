import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { insertOutboxRows } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { fitFreeBet } from '../../free-bets/fit-free-bet.ts';
import { insertBet } from '../bets-store.ts';
import { newsOf } from './booking.ts';
import { judgeOffer } from './judge-press.ts';
import { shareOffer } from './offer.ts';
import type { Press } from './outcome.ts';
import { presentNewBet } from './present-new-bet.ts';

/**
 * Books a bet with a free bet, in a transaction of its own: its stake is in the pool already, so no money moves. Throws the refusals of
 * `judgeOffer` and `fitFreeBet`, kept under the operation id, and the faults of `insertBet`'s constraints.
 */
export async function bookFree(app: Platform, press: Press, freeBetId: string): Promise<Bet> {
  const { memberId } = press.call.member;
  return onceInTransaction(app, press.key, async (tx) => {
    const offer = await shareOffer(tx, app, press.slip.legs);

    const judgement = judgeOffer(app, press, offer);
    if (judgement.kind === 'refused') throw judgement.refusal;
    const { booking } = judgement;
    const { language } = press.call;
    const free = await fitFreeBet(tx, { memberId, freeBetId, booking, offer, language });

    const bet = { ...booking.bet, free_bet: free.id, stake_transfer: free.stake_transfer };
    await insertBet(tx, bet, booking.legs);
    await insertOutboxRows(tx, [newsOf({ ...booking, bet })]);

    return presentNewBet(bet, booking.legs, offer);
  });
}
