import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { updateKickOff } from '../../catalogue/fixture-changes-store.ts';
import { hasBets } from '../../results/results-store.ts';
import type { FixtureRow } from '../../tables.ts';
import { hasIncidents } from './kick-off-store.ts';

export interface KickOff {
  startsAt: Date;
  timeOpen: boolean;
  /** The match stays postponed; else one with a kick-off to come is scheduled again. */
  putOff: boolean;
}

/** Whether a kick-off is still a plan: the match has not begun, and nothing was reported of its play. The caller holds its row. */
export async function isPlanned(tx: Tx, fixture: FixtureRow): Promise<boolean> {
  if (fixture.status !== 'scheduled' && fixture.status !== 'postponed') return false;
  return !(await hasIncidents(tx, fixture.id));
}

/**
 * Whether another kick-off would take bets on what may be known already, or keep bets open beyond it: later than the present one,
 * or for a postponed match, once the present one has passed by the database's clock or there are bets. The caller holds its row.
 */
export async function mayReopen(tx: Tx, fixture: FixtureRow, { startsAt }: KickOff): Promise<boolean> {
  if (fixture.status !== 'postponed' && startsAt <= fixture.starts_at) return false;
  return (await databaseNow(tx)) >= fixture.starts_at || hasBets(tx, fixture.id);
}

/** Moves the kick-off; a postponed match that has a time to come is scheduled again. The caller holds its row. */
export async function moveKickOff(tx: Tx, { id }: FixtureRow, kickOff: KickOff): Promise<void> {
  const { startsAt, timeOpen, putOff } = kickOff;
  const revived = !putOff && startsAt > (await databaseNow(tx));
  await updateKickOff(tx, id, { startsAt, timeOpen, revived });
}
