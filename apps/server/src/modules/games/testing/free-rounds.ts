import { inTransaction } from '#platform/db/transaction.ts';
import { readHouseTotals } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { formatMoney } from '@fairway/money';
import type { TestApp } from '../../../testing/test-app.ts';
import { grantFreeRounds, type FreeRounds } from '../free-rounds/grant-free-rounds.ts';

type Given = Partial<FreeRounds> & Pick<FreeRounds, 'memberId' | 'sourceKey'>;

/** Ten rounds of dice at 2.00 for a week, or as asked, as a campaign would give them. */
export async function giveFreeRounds(test: TestApp, given: Given): Promise<string> {
  return inTransaction(test.app.db, (tx) =>
    grantFreeRounds(tx, test.app, {
      game: 'dice',
      currency: 'CNY',
      stake: 2_00n,
      count: 10,
      factor: 300,
      expiresAt: addSeconds(test.clock.now(), 7 * 24 * 3600),
      source: 'promotion',
      ...given,
    }),
  );
}

/** What the house holds in promotions and in the pool of a game, in CNY. */
export async function poolsOf(test: TestApp, game: string) {
  const totals = await readHouseTotals(test.app.db);
  const of = (kind: string, part: string | null) => {
    const found = totals.find(
      (one) => one.kind === kind && one.part === part && one.total.currency === 'CNY',
    );
    return found ? formatMoney(found.total) : '0.00';
  };
  return { promotions: of('promotions', null), pool: of('gamesPool', game) };
}
