import { formatMoney, money } from '@fairway/money';
import {
  accountsOf,
  move,
  postTransfer,
  proveEverything,
  readBalance,
  type Account,
  type Leg,
} from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';

/** Books a deposit of so many minor units into a member's center wallet, as a settled order would. */
export async function fundMember(
  app: Platform,
  memberId: string,
  minor: bigint,
  currency: 'CNY' | 'USDT' = 'CNY',
): Promise<void> {
  const own = accountsOf(memberId);
  const legs = move(own.house('deposits', currency, 'test'), own.center(currency), money(currency, minor));
  await postForTest(app, 'deposit', legs);
}

/** Takes so many minor units out of a member's center wallet: money that is spent when the house wants it back. */
export async function spendOf(
  app: Platform,
  memberId: string,
  minor: bigint,
  currency: 'CNY' | 'USDT' = 'CNY',
): Promise<void> {
  const own = accountsOf(memberId);
  const legs = move(own.center(currency), own.house('fees', currency), money(currency, minor));
  await postForTest(app, 'fee', legs);
}

/** One transfer without an operation of the product behind it. */
export async function postForTest(
  app: Platform,
  reason: Parameters<typeof postTransfer>[1]['reason'],
  legs: readonly Leg[],
): Promise<void> {
  const id = app.ids.uuid();
  const at = app.clock.now();
  await inTransaction(app.db, (tx) =>
    postTransfer(tx, { id, reason, legs: [...legs], at, requestId: 'of-a-test' }),
  );
}

/** What a member has in the center wallet, at a venue and in transit to it. */
export async function moneyOf(
  app: Platform,
  memberId: string,
  venue: string,
  currency: 'CNY' | 'USDT' = 'CNY',
) {
  const own = accountsOf(memberId);
  const read = async (account: Account) => formatMoney(await readBalance(app.db, account));
  return {
    center: await read(own.center(currency)),
    venue: await read(own.venue(venue, currency)),
    inTransit: await read(own.inTransit(venue, currency)),
  };
}

/** Everything that the nightly proof finds wrong in the books: an empty list when they are sound. */
export async function findingsOf(app: Platform) {
  const { findings } = await proveEverything(app.db, app.clock.now());
  return findings;
}
