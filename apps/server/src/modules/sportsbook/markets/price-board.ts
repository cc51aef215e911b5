import { priceFixture, type ExpectedGoals, type MatchMoment } from '@fairway/betting';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readPricingPolicy } from '../limits/read-limits.ts';
import type { FixtureRow } from '../tables.ts';
import { writeBoard } from './write-board.ts';

/** Prices a match with the margins in force, from the kick-off or a moment of it, and writes its board. The caller holds its row. */
export async function priceBoard(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  { expected, moment }: { expected: ExpectedGoals; moment?: MatchMoment },
): Promise<void> {
  const policy = await readPricingPolicy(tx, app, fixture);
  await writeBoard(tx, app, fixture, priceFixture(expected, moment, policy));
}
