import { lotteryVenue, type ChaseStop } from '@fairway/contract/lottery/codes.ts';
import { limitConstraint, stakeConstraints } from '#modules/risk';
import { mustBeOpen, venueOf } from '#modules/venues';
import { AppError } from '#platform/errors.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChaseItemRow, ChaseKey } from './chase-rows.ts';
import { holdChase, selectItems } from './chases-store.ts';
import { forgetLimits, limitRules, limitsOf } from '../limits/read-limits.ts';
import { endChase, giveBack } from './end-chase.ts';
import { placeItem } from './place-item.ts';

/** When a chase can go on again, where that is known by the clock. */
export type Waits = { until: Date } | undefined;

/**
 * Lets a chase go on as far as it can now: gives back what its issues have closed on, stakes on the next one, or ends it. May run any
 * number of times and beside others: its row is held, and each item is taken once.
 */
export async function advanceChase(app: Platform, key: ChaseKey): Promise<Waits> {
  try {
    return await inTransaction(app.db, (tx) => goOn(tx, app, key));
  } catch (fault) {
    const rule = refusedBy(fault);
    // Closed between the look at it and the ticket: given back by the next look.
    if (rule === 'lottery_tickets_open') return inTransaction(app.db, (tx) => goOn(tx, app, key));
    // The lottery was closed, or its limits changed, at this moment: the next look goes by them.
    if (rule !== undefined && limitRules.has(rule)) {
      forgetLimits(app);
      return undefined;
    }
    const stop = stopOf(rule);
    if (stop === undefined) throw fault;
    if (stop === 'rights' && (await isVenueClosed(app))) return undefined;
    await inTransaction(app.db, (tx) => stopChase(tx, app, key, stop));
    return undefined;
  }
}

async function goOn(tx: Tx, app: Platform, key: ChaseKey): Promise<Waits> {
  const chase = await holdChase(tx, key);
  if (chase?.state !== 'running') return undefined;
  const items = await selectItems(tx, key);
  const last = items.findLast(({ state }) => state === 'placed');
  // So that a win stops what comes after it, a ticket waits for the one before it.
  if (last && last.cause === null) return undefined;
  if (chase.stop_on_win && last && isWin(last)) {
    await endChase(tx, app, { chase, items }, 'won');
    return undefined;
  }

  const now = await databaseNow(tx);
  for (const item of items.filter(({ state }) => state === 'waiting')) {
    if (item.closed_at || item.voided_at || now >= item.closes_at) {
      await giveBack(tx, app, chase, item, 'skipped');
      continue;
    }
    if (now < item.opens_at) return { until: item.opens_at };
    const { open, takes, version, bounds } = await limitsOf(app, chase.lottery);
    // While the house keeps the lottery or the play closed a chase waits.
    if (open && takes(chase.play))
      await placeItem(tx, app, chase, item, { version, bounds: bounds(chase.currency) });
    return undefined;
  }
  await endChase(tx, app, { chase, items: items.filter(({ state }) => state !== 'waiting') }, 'finished');
  return undefined;
}

/** A draw that returned anything; the stake of a voided issue is no win. */
function isWin({ cause, returned }: ChaseItemRow): boolean {
  return cause === 'drawn' && returned !== null && returned > 0n;
}

function stopOf(rule: string | undefined): ChaseStop | undefined {
  if (rule === 'lottery_tickets_room') return 'room';
  if (rule === limitConstraint) return 'limit';
  if (rule === 'lottery_tickets_rights' || (rule !== undefined && stakeConstraints.includes(rule)))
    return 'rights';
  return undefined;
}

/** While the house keeps its lotteries closed a chase waits: nothing that its member did. */
async function isVenueClosed(app: Platform): Promise<boolean> {
  try {
    await mustBeOpen(app.db, app, venueOf(lotteryVenue), 'en');
    return false;
  } catch (refusal) {
    if (refusal instanceof AppError) return true;
    throw refusal;
  }
}

async function stopChase(tx: Tx, app: Platform, key: ChaseKey, stop: ChaseStop): Promise<void> {
  const chase = await holdChase(tx, key);
  if (chase?.state !== 'running') return;
  const items = await selectItems(tx, key);
  // Another process has taken the next issue meanwhile.
  if (items.some(({ state, cause }) => state === 'placed' && cause === null)) return;
  await endChase(tx, app, { chase, items }, 'stopped', stop);
}
