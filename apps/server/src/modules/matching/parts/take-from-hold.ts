import { money, type Money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, holdFunds, postHold, voidHold, type Leg } from '#modules/ledger';
import { holdSeconds } from '../matching-limits.ts';
import type { WithdrawalRow } from '#modules/cashier';

/**
 * Books one part out of a withdrawal's locked money: `net` to the house's clearing account, `fee` to fees. A hold is
 * posted in full, so what remains is held again in the same transaction: locked stays what the open holds add up to.
 * Answers the hold of the remainder, or the posted one where nothing remains.
 */
export async function takeFromHold(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  { net, fee }: { net: bigint; fee: bigint },
): Promise<{ holdId: string; transferId: string }> {
  const left = row.amount - row.matched - row.matched_fee;
  const remainder = left - net - fee;
  if (remainder < 0n) throw new RangeError(`part of ${row.bill_no} is larger than what it has left`);
  if (remainder === 0n)
    return { holdId: row.hold_id, transferId: await post(tx, app, row, row.hold_id, net, fee) };

  await giveBackWhole(tx, app, row);
  const own = await holdAgain(tx, app, row, money(row.currency, net + fee));
  const rest = await holdAgain(tx, app, row, money(row.currency, remainder));
  return { holdId: rest, transferId: await post(tx, app, row, own, net, fee) };
}

async function giveBackWhole(tx: Tx, app: Platform, row: WithdrawalRow): Promise<void> {
  const resolved = await voidHold(tx, {
    holdId: row.hold_id,
    owner: row.member_id,
    transferId: app.ids.uuid(),
    reason: 'withdrawalRelease',
    responsible: 'rule/withdrawal-split',
    at: app.clock.now(),
    requestId: row.bill_no,
  });
  if (resolved.resolved === 'before') throw new Error(`the hold of ${row.bill_no} had ended before its part`);
}

async function holdAgain(tx: Tx, app: Platform, row: WithdrawalRow, amount: Money): Promise<string> {
  const id = app.ids.uuid();
  const at = app.clock.now();
  await holdFunds(tx, {
    id,
    transferId: app.ids.uuid(),
    owner: row.member_id,
    from: accountsOf(row.member_id).center(row.currency),
    amount,
    reason: 'withdrawalHold',
    responsible: 'rule/withdrawal-split',
    deadline: addSeconds(at, holdSeconds),
    at,
    requestId: row.bill_no,
  });
  return id;
}

async function post(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  holdId: string,
  net: bigint,
  fee: bigint,
): Promise<string> {
  const accounts = accountsOf(row.member_id);
  const transferId = app.ids.uuid();
  const to: Leg[] = [{ account: accounts.house('clearing', row.currency), amount: money(row.currency, net) }];
  if (fee > 0n) to.push({ account: accounts.house('fees', row.currency), amount: money(row.currency, fee) });
  const resolved = await postHold(tx, {
    holdId,
    owner: row.member_id,
    transferId,
    reason: 'withdrawalMatched',
    to,
    responsible: 'rule/withdrawal-matched',
    at: app.clock.now(),
    requestId: row.bill_no,
  });
  if (resolved.resolved === 'before') throw new Error(`a part of ${row.bill_no} was booked twice`);
  return transferId;
}
