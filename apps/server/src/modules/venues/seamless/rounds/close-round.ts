import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { AppError } from '#platform/errors.ts';
import { decideOnce, NotYet } from '../calls/decide-once.ts';
import { answerOf } from '../calls/move-money.ts';
import type { BetCall, CloseCall, WalletAnswer } from '../wallet-call.ts';
import { changeRound } from './change-round.ts';
import { lockRound, type RoundKey } from './rounds-store.ts';

/** Closes a round: stakes in it that have no result are lost. Refuses `walletCallUnknownRound` for one without a stake. */
export async function closeRound(app: Platform, call: CloseCall): Promise<WalletAnswer> {
  return decideOnce(app, call, async (tx) => {
    const round = await lockRound(tx, roundKeyOf(call));
    if (!round) throw new NotYet(new AppError('walletCallUnknownRound'));

    await changeRound(tx, app, round, { closes: true });

    return answerOf(tx, call);
  });
}

/** Closes the round of a stake that was the last of it. */
export async function closeAfterBet(app: Platform, bet: BetCall): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const round = await lockRound(tx, roundKeyOf(bet));
    if (round) await changeRound(tx, app, round, { closes: true });
  });
}

export function roundKeyOf(call: Pick<BetCall, 'memberId' | 'provider' | 'currency' | 'round'>): RoundKey {
  return {
    member_id: call.memberId,
    provider: call.provider,
    currency: call.currency,
    round: call.round,
  };
}
