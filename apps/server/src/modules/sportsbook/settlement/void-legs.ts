import type { Incident } from '@fairway/betting';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { FeedIncident } from '../feeds/feed.ts';
import { voidPlacedLate, voidSinceGoal } from './leg-voids-store.ts';

/**
 * Voids the live handicap legs that were placed between a goal and its withdrawal by VAR: they count from a score that
 * never was. Writes one fact a leg; the settlement reads it.
 */
export async function voidWithdrawnLegs(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  decision: Incident,
): Promise<void> {
  if (decision.kind !== 'varDecision') return;
  const { side, sequence } = decision;
  await voidSinceGoal(tx, fixtureId, { side, sequence, at: app.clock.now() });
}

/**
 * Voids the live legs that were booked after an incident had happened by the feed's time, but before it arrived here.
 */
export async function voidLateLegs(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  { incident, at }: FeedIncident,
): Promise<void> {
  const { sequence } = incident;
  await voidPlacedLate(tx, fixtureId, { sequence, happenedAt: at, at: app.clock.now() });
}
