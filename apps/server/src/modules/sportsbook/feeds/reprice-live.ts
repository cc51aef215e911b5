import { momentAt, type MatchMoment } from '@fairway/betting';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { isInPlay, mayOpen } from '../markets/may-open.ts';
import { priceBoard } from '../markets/price-board.ts';
import type { FixtureRow } from '../tables.ts';
import { incidentOf, selectIncidents, updatePriced } from './feed-store.ts';

/** Seconds between two looks at the prices of a running match. */
const repriceSeconds = 4;

/**
 * Prices a match in play from its present state and opens its markets again when nothing holds them any more. Does
 * nothing while they are held or were priced a moment ago.
 */
export async function repriceLive(app: Platform, fixtureId: bigint): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if (!fixture?.expected || !isInPlay(fixture)) return;
    const now = app.clock.now();
    if (!mayOpen(fixture, now)) return;
    const reopening =
      fixture.held_until !== null && (fixture.priced_at ?? fixture.starts_at) <= fixture.held_until;
    const recent =
      fixture.priced_at !== null && now.getTime() - fixture.priced_at.getTime() < repriceSeconds * 1000;
    if (recent && !reopening) return;

    const incidents = (await selectIncidents(tx, fixture.id)).map(incidentOf);
    const moment = momentOf(fixture, incidents, now);
    await updatePriced(tx, fixture.id, now);
    await priceBoard(tx, app, fixture, { expected: fixture.expected, moment });
  });
}

function momentOf(fixture: FixtureRow, incidents: Parameters<typeof momentAt>[0], now: Date): MatchMoment {
  if (fixture.status === 'halfTime') return { ...momentAt(incidents, 1, 1e6), half: 2, minute: 45 };
  const half = fixture.half ?? 1;
  const since = fixture.half_started_at ?? now;
  const second = Math.max(0, ((now.getTime() - since.getTime()) / 1000) * fixture.speed);
  return momentAt(incidents, half, Math.floor(second));
}
