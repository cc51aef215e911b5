import { formatMoney, money } from '@fairway/money';
import { AccountFrozen, accountsOf, companion, laneOf, move } from '#modules/ledger';
import { sha256 } from '#platform/crypto/hash.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import { hashInput } from '#platform/idempotency/run-once.ts';
import { outboxTable, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { wholeMinor } from '../amounts.ts';
import { closeAfterBet } from '../rounds/close-round.ts';
import { findPlaySession } from '../sessions/sessions-store.ts';
import type { BetCall, WalletAnswer } from '../wallet-call.ts';
import { callCompanion } from './calls-store.ts';
import { contradiction, decideOnce, isReused, keyOf } from './decide-once.ts';
import { refusalOf } from './refuse-bet.ts';

/** How often a stake is tried because what refused it is over by the time it is looked at. */
const mostTries = 4;

/**
 * Books a stake from the center wallet: money, call and answer in one transaction of the ledger's lane, judged by the rows
 * (0296). Refuses by `walletCallSessionEnded`, who may not play, own limits, `insufficientBalance` with the true balance,
 * `walletCallRefunded` for an id that was taken back before it came, `walletCallSettled` in a closed round, `amountMalformed`.
 */
export async function takeBet(app: Platform, bet: BetCall): Promise<WalletAnswer> {
  const minor = wholeMinor(bet.currency, bet.amount);
  if (minor === undefined || minor <= 0n) throw new AppError('amountMalformed');
  for (let number = 1; number <= mostTries; number += 1) {
    try {
      const answer = await book(app, bet, minor);
      if (bet.closesRound) await closeAfterBet(app, bet);
      return answer;
    } catch (fault) {
      if (isReused(fault)) throw contradiction(app, bet);
      if (isPoor(fault) && !(await isOfLaunch(app, bet))) throw new AppError('walletCallSessionEnded');
      const rule = refusedBy(fault);
      if (fault instanceof AppError || fault instanceof AccountFrozen || rule === undefined) throw fault;
      const refusal = await refusalOf(app, bet, rule, minor);
      if (refusal) return refuse(app, bet, refusal);
      if (number === mostTries) break;
    }
  }
  throw new AppError('overloaded');
}

function isPoor(fault: unknown): boolean {
  return fault instanceof AppError && fault.error === 'insufficientBalance';
}

/** Money is looked at before rights: what a wallet holds is answered to the launch of its member alone. */
async function isOfLaunch(app: Platform, bet: BetCall): Promise<boolean> {
  const session = await findPlaySession(app.db, { ...bet, now: app.clock.now() });
  return session?.member_id === bet.memberId && session.currency === bet.currency;
}

/** Keeps a refusal under the call's id. What stands there comes first: perhaps it was booked, and only the answer was lost. */
async function refuse(app: Platform, bet: BetCall, refusal: AppError): Promise<WalletAnswer> {
  try {
    return await decideOnce(app, bet, () => Promise.reject(refusal));
  } catch (fault) {
    if (fault === refusal && refusal.error === 'walletCallDuplicate') throw contradiction(app, bet);
    throw fault;
  }
}

async function book(app: Platform, bet: BetCall, minor: bigint): Promise<WalletAnswer> {
  const { provider, id, memberId, currency, round } = bet;
  const own = accountsOf(memberId);
  const center = own.center(currency);
  const at = app.clock.now();
  const transferId = app.ids.uuid();
  const key = keyOf(bet);
  return laneOf(app).post({
    transfers: [
      {
        id: transferId,
        reason: 'walletBet',
        legs: move(center, own.house('venueFloat', currency, provider), money(currency, minor)),
        at,
        requestId: `${provider}/${id}`,
      },
    ],
    subject: `${provider}/${id}`,
    rows: [
      callCompanion({
        shard_id: own.shard,
        provider,
        id,
        kind: 'bet',
        member_id: memberId,
        currency,
        round,
        game: bet.game,
        reference: null,
        token_hash: sha256(bet.token),
        amount: -minor,
        fine: -bet.amount,
        debt: 0n,
        transfer_id: transferId,
        at,
      }),
      companion(outboxTable, pushRow('memberWallet', { memberId }, { cause: 'bet' }, at)),
    ],
    locks: [`venues_wallet_rounds/${memberId}/${provider}/${currency}/${round}`],
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at,
    },
    answer: (balances) => ({ currency, balance: formatMoney(balances.of(center)) }),
  });
}
