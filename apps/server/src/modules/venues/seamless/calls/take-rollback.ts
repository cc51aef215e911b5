import { shardOf } from '#modules/ledger';
import { countPlay } from '#modules/risk';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { changeRound } from '../rounds/change-round.ts';
import { lockRound, type RoundRow } from '../rounds/rounds-store.ts';
import { findPlaySession } from '../sessions/sessions-store.ts';
import type { RollbackCall, WalletAnswer } from '../wallet-call.ts';
import { addToRest } from './add-to-rest.ts';
import { hasResult, insertCall, insertSeal, isTakenBack, selectCall, type CallRow } from './calls-store.ts';
import { contradiction, decideOnce } from './decide-once.ts';
import { answerOf, lockPurse, moveMoney, repayDebt, type Purse } from './move-money.ts';

/**
 * Takes a call back: a stake is returned; a win, a gift or a correction in favour is taken from the center wallet, what it does not
 * reach for as debt. A call that has not come is sealed, so that it never can happen. Taken back twice moves nothing. Refuses
 * `walletCallSettled` for a stake that has its result or whose round is closed.
 */
export async function takeRollback(app: Platform, call: RollbackCall): Promise<WalletAnswer> {
  return decideOnce(app, call, async (tx) => {
    const found = await findOrSeal(tx, app, call);
    if (found.member_id !== call.memberId || found.currency !== (call.currency ?? found.currency))
      throw contradiction(app, call);
    const purse: Purse = {
      memberId: call.memberId,
      provider: call.provider,
      currency: found.currency,
    };
    if (found.kind === 'seal') return answerOf(tx, purse);
    if (found.kind === 'rollback') throw new AppError('walletCallSettled');
    await lockPurse(tx, purse);
    const round = await roundOf(tx, found);
    if (await isTakenBack(tx, found)) return answerOf(tx, purse);

    const isBet = found.kind === 'bet';
    if (isBet && (round?.closed_at || (await hasResult(tx, found)))) throw new AppError('walletCallSettled');

    const minor = await addToRest(tx, purse, -found.fine);
    await book(tx, app, call, { found, minor, purse });
    if (round) await changeRound(tx, app, round, isBet ? { staked: -minor } : { returned: minor });
    await push(tx, app, 'memberWallet', { memberId: purse.memberId }, { cause: 'bet' });
    if (found.kind !== 'promo') {
      const at = app.clock.now();
      const play = isBet ? { staked: -minor } : { returned: minor };
      await countPlay(tx, { memberId: purse.memberId, currency: purse.currency, ...play, at });
    }

    return answerOf(tx, purse);
  });
}

/** The call to take back; where none has come, the seal that takes its place. */
async function findOrSeal(tx: Tx, app: Platform, call: RollbackCall): Promise<CallRow> {
  const there = await selectCall(tx, call.provider, call.reference);
  if (there) return there;
  const seal: CallRow = {
    shard_id: shardOf(call.memberId),
    provider: call.provider,
    id: call.reference,
    kind: 'seal',
    member_id: call.memberId,
    currency: call.currency ?? (await currencyOfToken(tx, app, call)),
    round: null,
    game: '',
    reference: null,
    token_hash: null,
    amount: 0n,
    fine: 0n,
    debt: 0n,
    transfer_id: null,
    at: app.clock.now(),
  };
  // A bet that is being booked at this moment is waited for.
  if (await insertSeal(tx, seal)) return seal;
  const come = await selectCall(tx, call.provider, call.reference);
  if (!come) throw new Error(`${call.provider}/${call.reference} is used and cannot be read`);
  return come;
}

async function currencyOfToken(tx: Tx, app: Platform, { provider, token }: RollbackCall) {
  if (token === undefined) return 'CNY';
  return (await findPlaySession(tx, { provider, token, now: app.clock.now() }))?.currency ?? 'CNY';
}

async function roundOf(tx: Tx, found: CallRow): Promise<RoundRow | undefined> {
  return found.round === null ? undefined : lockRound(tx, { ...found, round: found.round });
}

async function book(
  tx: Tx,
  app: Platform,
  call: RollbackCall,
  { found, minor, purse }: { found: CallRow; minor: bigint; purse: Purse },
): Promise<void> {
  const moved = await moveMoney(tx, app, purse, {
    change: minor,
    reason: 'walletRollback',
    requestId: `${call.provider}/${call.id}`,
    reverses: found.transfer_id,
  });
  if (found.debt > 0n)
    await repayDebt(tx, app, purse, { requestId: `${call.provider}/${call.id}`, most: found.debt });
  await insertCall(tx, {
    ...found,
    id: call.id,
    kind: 'rollback',
    reference: found.id,
    token_hash: null,
    amount: minor,
    fine: -found.fine,
    debt: moved.debt,
    transfer_id: moved.transferId,
    at: app.clock.now(),
  });
}
