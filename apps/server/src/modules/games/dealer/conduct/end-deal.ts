import type { DealerResult } from '@fairway/fair-games';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { eager } from '../../conducting/wait-times.ts';
import { updateResulted, updateVoided } from '../deal-steps-store.ts';
import { undealtSeconds } from '../house-tables.ts';
import type { DealRow } from '../tables.ts';
import { announce } from './announce.ts';
import type { Look } from './look.ts';

/** A settling that another process does is left to it for so long. */
const settlingSeconds = 5;

/** Writes what the deal came to; its bets are paid after the commit. */
export async function endDeal(
  tx: Tx,
  app: Platform,
  deal: DealRow,
  outcome: { readonly result: DealerResult; readonly randomness: string | null },
): Promise<Look> {
  await updateResulted(tx, deal, outcome);
  const over = { ...deal, ...outcome, resulted_at: deal.closes_at };
  await announce(tx, app, over, { state: 'resulted' });
  return { again: eager, settle: over };
}

/** Whether a deal that has not begun is to give the stakes back. */
export function isOverdue(deal: DealRow, now: Date): boolean {
  return now >= addSeconds(deal.closes_at, undealtSeconds);
}

export async function voidDeal(tx: Tx, app: Platform, deal: DealRow, now: Date): Promise<Look> {
  await updateVoided(tx, deal);
  await announce(tx, app, deal, { state: 'voided' });
  return { again: eager, settle: { ...deal, voided_at: now } };
}

/** Left behind by a process that died after the result. */
export function settleLate(deal: DealRow, now: Date): Look {
  const since = deal.resulted_at ?? deal.voided_at ?? now;
  return addSeconds(since, settlingSeconds) > now ? { again: eager } : { again: eager, settle: deal };
}
