import { formatMoney, isZero, min, money, negate, subtract, zero, type Money } from '@fairway/money';
import {
  accountsOf,
  InsufficientBalance,
  move,
  postTransfer,
  readBalances,
  type Leg,
  type Reason,
} from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction, StaleRead } from '#platform/db/transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bets/bet-limits.ts';
import { shareFixtures } from '../catalogue/catalogue-store.ts';
import { openBucketOfWin } from '../free-bets/open-bucket-of-win.ts';
import type { BetRow, SettlementRow } from '../tables.ts';
import { emitSettled } from './emit-settled.ts';
import { readFacts } from './read-facts.ts';
import { settleLegs, type SettledBet } from './settle-legs.ts';
import {
  insertSettlement,
  lockBet,
  selectFirstSettledAt,
  selectLastSettlements,
  selectLegsOf,
  type BetKey,
} from './settlement-store.ts';

/**
 * Settles a bet again by what is known now, if that changes its money, state or turnover: the difference is paid, or taken
 * back from the sports wallet, then from the center wallet, and what exceeds both is booked as debt. An amount paid repays a
 * debt first. A bet of which a part was cashed out ends here for the first time: what the results add is its return. Writes the next
 * settlement, the posting, `bet.resettled` or `bet.settled`, and pushes. Answers whether anything changed.
 */
async function correctBet(app: Platform, key: BetKey): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const legs = await selectLegsOf(tx, [key]);
    // Before the bet, as when a bet is decided in play: nobody enters another result until this one is written.
    await shareFixtures(tx, [...new Set(legs.map(({ fixture_id }) => fixture_id))]);
    const bet = await lockBet(tx, key);
    if (!bet || bet.settlement_count === 0) return false;
    const before = (await selectLastSettlements(tx, [key])).get(bet.id);
    if (!before) return false;
    const settled = settleLegs(bet, legs, await readFacts(tx, legs, app.clock.now()));
    if (!isChange(before, settled)) return false;
    const status = statusOf(settled);
    const settledAt = await selectFirstSettledAt(tx, key);

    const transferId = app.ids.uuid();
    const change = money(bet.currency, settled.returned - before.returned);
    const first = status === 'voided' ? 'betVoid' : 'betReturn';
    const reason = settledAt === undefined && change.minor > 0n ? first : 'resettlement';
    const debt = await moveChange(tx, app, bet, { change, transferId, reason });
    await insertSettlement(tx, {
      shard_id: bet.shard_id,
      bet_id: bet.id,
      number: bet.settlement_count + 1,
      member_id: bet.member_id,
      cause: status === 'voided' ? 'void' : settledAt === undefined ? 'result' : 'correction',
      status,
      returned: settled.returned,
      change: change.minor,
      debt: debt.minor,
      turnover: settled.turnover,
      legs: settled.legs,
      fixture_versions: settled.fixtureVersions,
      transfer_id: isZero(change) ? null : transferId,
      at: app.clock.now(),
    });
    await openBucketOfWin(tx, app, bet, settled.returned);
    if (settledAt === undefined) await emitSettled(tx, app, bet, settled);
    else await emitResettled(tx, app, bet, { before, settled, status, settledAt });
    await notify(tx, app, bet, status);
    return true;
  });
}

/** Corrections in flight at a time in one run. */
const atOnce = 4;

/** Settles many bets again, each in a transaction of its own; answers how many changed. */
export async function correctBets(app: Platform, keys: readonly BetKey[]): Promise<number> {
  let changed = 0;
  const rest = keys.values();
  const work = async (): Promise<void> => {
    for (const key of rest) if (await correctBet(app, key)) changed += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return changed;
}

/** Whether a bet's present settlement differs from its last one in money, state or turnover. */
export function isChange(before: SettlementRow | undefined, settled: SettledBet): boolean {
  if (!before) return false;
  return (
    before.status !== statusOf(settled) ||
    before.returned !== settled.returned ||
    before.turnover !== settled.turnover
  );
}

/** A bet that a correction leaves undecided is open again. */
function statusOf({ status }: SettledBet): SettlementRow['status'] {
  return status === 'open' ? 'accepted' : status;
}

interface Change {
  change: Money;
  transferId: string;
  /** Of an amount that is paid; one that is taken back is always a resettlement. */
  reason: Extract<Reason, 'betReturn' | 'betVoid' | 'resettlement'>;
}

/** Moves the difference; answers what had to be booked as debt. */
async function moveChange(
  tx: Tx,
  app: Platform,
  bet: BetRow,
  { change, transferId: id, reason }: Change,
): Promise<Money> {
  const accounts = accountsOf(bet.member_id);
  // What a free bet wins goes to the center wallet.
  const isFree = bet.free_bet !== null;
  const wallet = isFree ? accounts.center(bet.currency) : accounts.venue(sportsVenue, bet.currency);
  const pool = accounts.house('sportsbookPool', bet.currency);
  const debtAccount = accounts.debt(bet.currency);
  const none = zero(bet.currency);
  if (isZero(change)) return none;
  const common = { at: app.clock.now(), requestId: bet.bill_no };
  const center = accounts.center(bet.currency);
  const balances = await readBalances(tx, [wallet, center, debtAccount]);

  if (change.minor > 0n) {
    await postTransfer(tx, { id, reason, legs: move(pool, wallet, change), ...common });
    const repaid = min(change, negate(balances.of(debtAccount)));
    if (repaid.minor > 0n) {
      const legs = move(wallet, debtAccount, repaid);
      await postTransfer(tx, { id: app.ids.uuid(), reason: 'debtRepayment', legs, ...common });
    }
    return none;
  }
  const owed = negate(change);
  const taken = min(owed, balances.of(wallet));
  // What was carried home is still his: only what exceeds all he has is a debt.
  const fromCenter = isFree ? none : min(subtract(owed, taken), balances.of(center));
  const debt = subtract(subtract(owed, taken), fromCenter);
  const legs: Leg[] = [{ account: pool, amount: owed }];
  if (!isZero(taken)) legs.push({ account: wallet, amount: negate(taken) });
  if (!isZero(fromCenter)) legs.push({ account: center, amount: negate(fromCenter) });
  if (!isZero(debt)) legs.push({ account: debtAccount, amount: negate(debt) });
  try {
    await postTransfer(tx, { id, reason: 'resettlement', legs, ...common });
  } catch (fault) {
    // A wallet was emptied between the look and the posting: look again.
    if (fault instanceof InsufficientBalance) throw new StaleRead('wallet moved', { cause: fault });
    throw fault;
  }
  return debt;
}

interface News {
  before: { returned: bigint; turnover: bigint };
  settled: SettledBet;
  status: SettlementRow['status'];
  settledAt: Date;
}

async function emitResettled(
  tx: Tx,
  app: Platform,
  bet: BetRow,
  { before, settled, status, settledAt }: News,
): Promise<void> {
  const { id: betId, member_id: memberId } = bet;
  const text = (minor: bigint): string => formatMoney(money(bet.currency, minor));
  await emit(tx, app, 'bet.resettled', {
    memberId,
    betId,
    venue: sportsVenue,
    category: 'sports',
    cause: status === 'voided' ? 'void' : 'correction',
    legs: settled.backed,
    before: text(before.returned),
    after: text(settled.returned),
    turnoverBefore: text(before.turnover),
    turnoverAfter: text(settled.turnover),
    free: bet.free_bet !== null,
    currency: bet.currency,
    settledAt: settledAt.toISOString(),
    at: app.clock.now().toISOString(),
  });
}

async function notify(tx: Tx, app: Platform, bet: BetRow, status: SettlementRow['status']): Promise<void> {
  const { id: betId, member_id: memberId } = bet;
  await push(tx, app, 'memberBets', { memberId }, { betId, status });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'adjustment' });
}
