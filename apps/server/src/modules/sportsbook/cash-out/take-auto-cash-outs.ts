import type { Tx } from '#platform/db/database.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { selectLegsOf } from '../settlement/settlement-store.ts';
import type { BetRow } from '../tables.ts';
import { selectArmed, selectThreshold, updateOver, type ArmedBet } from './auto-cash-outs-store.ts';
import { beginCashOut } from './begin-cash-out.ts';
import { hasPendingCashOut } from './cash-outs-store.ts';
import { loadBet } from './load-bet.ts';
import { openStakeOf } from './parts-of-bet.ts';
import { readCashOutFacts } from './read-cash-out-facts.ts';
import { termsOf, valueBet } from './value-bet.ts';

const pageSize = 200;

/** Cashes out whole the open bets that have reached what their members want; answers for how many it was begun. */
export async function takeAutoCashOuts(app: Platform): Promise<number> {
  await updateOver(app.db);
  let begun = 0;
  for (let after: ArmedBet | undefined; ;) {
    const page = await selectArmed(app.db, after, pageSize);
    for (const bet of await reachedOf(app, page)) {
      try {
        if (await inTransaction(app.db, (tx) => takeAuto(tx, app, bet))) begun += 1;
      } catch (fault) {
        app.logger.error(
          { runbook: 'live-matches', betId: bet.id, ...faultFields(fault) },
          'automatic cash-out failed',
        );
      }
    }
    after = page.at(-1);
    if (page.length < pageSize) return begun;
  }
}

/** Those of a page that are worth enough, by what stands as they are read; their rows are asked again before anything is paid. */
async function reachedOf(app: Platform, page: readonly ArmedBet[]): Promise<ArmedBet[]> {
  if (page.length === 0) return [];
  const legs = Map.groupBy(await selectLegsOf(app.db, page), ({ bet_id }) => bet_id);
  const now = await databaseNow(app.db);
  const facts = await readCashOutFacts(app.db, app, [...legs.values()].flat(), now);
  if (!termsOf(facts).open) return [];
  return page.filter((bet) => {
    const valued = valueBet(app, bet, legs.get(bet.id) ?? [], facts);
    return valued !== null && valued.valueOf(openStakeOf(bet)).minor >= bet.threshold;
  });
}

async function takeAuto(tx: Tx, app: Platform, { shard_id, member_id, id }: BetRow): Promise<boolean> {
  const held = await loadBet(tx, app, { shard: shard_id, memberId: member_id, betId: id });
  if (held?.bet.status !== 'accepted' || !held.valued || !termsOf(held.facts).open) return false;
  const threshold = await selectThreshold(tx, held.bet);
  if (threshold === null || (await hasPendingCashOut(tx, held.bet))) return false;
  const part = openStakeOf(held.bet);
  const paid = held.valued.valueOf(part);
  if (paid.minor < threshold) return false;
  await beginCashOut(tx, app, held, { cause: 'auto', percent: 100, part, asked: threshold, paid });
  return true;
}

export const takeAutoCashOutsJob = definePeriodicJob({
  name: 'sportsbook.auto-cash-outs',
  every: { seconds: 5 },
  run: async (app) => {
    await takeAutoCashOuts(app);
  },
});
