import { shardOf } from '#modules/ledger';
import { findMember } from '#modules/members';
import { countPlay } from '#modules/risk';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { wholeMinor } from '../amounts.ts';
import { changeRound } from '../rounds/change-round.ts';
import { roundKeyOf } from '../rounds/close-round.ts';
import { lockRound } from '../rounds/rounds-store.ts';
import type { AdjustmentCall, PromoCall, WalletAnswer } from '../wallet-call.ts';
import { addToRest } from './add-to-rest.ts';
import { insertCall } from './calls-store.ts';
import { decideOnce, NotYet } from './decide-once.ts';
import { answerOf, lockPurse, moveMoney } from './move-money.ts';

/**
 * Corrects what a round returned, in favour of the member or against, then as debt where the center wallet does not reach. Refuses
 * `walletCallUnknownRound` without a stake in the round, `amountMalformed` for a debit finer than a unit.
 */
export async function takeAdjustment(app: Platform, call: AdjustmentCall): Promise<WalletAnswer> {
  if (call.amount < 0n && wholeMinor(call.currency, call.amount) === undefined)
    throw new AppError('amountMalformed');
  return decideOnce(app, call, async (tx) => {
    await lockPurse(tx, call);
    const round = await lockRound(tx, roundKeyOf(call));
    if (!round) throw new NotYet(new AppError('walletCallUnknownRound'));

    const minor = await book(tx, app, call, { round: call.round, game: round.game });
    await changeRound(tx, app, round, { returned: minor });
    const { memberId, currency } = call;
    await countPlay(tx, { memberId, currency, returned: minor, at: app.clock.now() });

    return answerOf(tx, call);
  });
}

/** Pays a gift of the provider. Refuses `memberNotFound`, `amountMalformed` for one of nothing. */
export async function takePromo(app: Platform, call: PromoCall): Promise<WalletAnswer> {
  if (call.amount <= 0n) throw new AppError('amountMalformed');
  return decideOnce(app, call, async (tx) => {
    if (!(await findMember(tx, call.memberId))) throw new AppError('memberNotFound');
    await lockPurse(tx, call);

    await book(tx, app, call, { round: null, game: '' });

    return answerOf(tx, call);
  });
}

/** Moves the money, writes the call and tells the member's screens; answers the minor units that moved. */
async function book(
  tx: Tx,
  app: Platform,
  call: AdjustmentCall | PromoCall,
  place: { round: string | null; game: string },
): Promise<bigint> {
  const minor = await addToRest(tx, call, call.amount);
  const reason = minor < 0n ? 'walletRollback' : 'walletWin';
  const requestId = `${call.provider}/${call.id}`;
  const moved = await moveMoney(tx, app, call, { change: minor, reason, requestId });
  await insertCall(tx, {
    shard_id: shardOf(call.memberId),
    provider: call.provider,
    id: call.id,
    kind: call.kind,
    member_id: call.memberId,
    currency: call.currency,
    ...place,
    reference: null,
    token_hash: null,
    amount: minor,
    fine: call.amount,
    debt: moved.debt,
    transfer_id: moved.transferId,
    at: app.clock.now(),
  });
  await push(tx, app, 'memberWallet', { memberId: call.memberId }, { cause: 'bet' });
  return minor;
}
