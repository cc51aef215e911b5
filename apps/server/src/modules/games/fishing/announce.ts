import type { PoolNews } from '@fairway/contract/news.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { isPool } from './is-pool.ts';
import { selectTide } from './tides-store.ts';

const nothingFired = { place: null, currency: null, cannon: null, shots: [] } as const;

/** Everybody at the pool hears that its seats have changed, after the commit. */
export async function announceSeats(tx: Tx, app: Platform, place: string): Promise<void> {
  if (!isPool(place)) return;
  const tide = await selectTide(tx, place);
  await announce(tx, app, place, { ...nothingFired, shots: [], tide: tide?.number ?? 0, cause: 'seats' });
}

/** And that a tide has begun or ended. */
export async function announceTide(tx: Tx, app: Platform, pool: string, tide: number): Promise<void> {
  await announce(tx, app, pool, { ...nothingFired, shots: [], tide, cause: 'tide' });
}

async function announce(tx: Tx, app: Platform, pool: string, news: PoolNews): Promise<void> {
  await insertOutboxRows(tx, [pushRow('pools', { pool }, news, app.clock.now())]);
}
