import { formatMoney, money } from '@fairway/money';
import { accountsOf, move, postTransfer, proveEverything, readBalance } from '#modules/ledger';
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
  await inTransaction(app.db, (tx) =>
    postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'deposit',
      legs: move(own.house('deposits', currency, 'test'), own.center(currency), money(currency, minor)),
      at: app.clock.now(),
      requestId: 'test-deposit',
    }),
  );
}

/** What stands in a member's center wallet, at a venue and on the road to it. */
export async function moneyOf(
  app: Platform,
  memberId: string,
  venue: string,
  currency: 'CNY' | 'USDT' = 'CNY',
) {
  const own = accountsOf(memberId);
  const read = async (account: Parameters<typeof readBalance>[1]) =>
    formatMoney(await readBalance(app.db, account));
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
