import { livePhases } from '@fairway/contract/sportsbook/states.ts';
import type { FixtureRow } from '../tables.ts';

/** Whether bets on a fixture may be taken at an instant, whatever its single markets say. */
export function mayOpen(fixture: FixtureRow, at: Date): boolean {
  if (fixture.suspended_by !== null) return false;
  if (fixture.status === 'scheduled') return at < fixture.starts_at;
  if (!isInPlay(fixture)) return false;
  if (fixture.feed_silent) return false;
  return fixture.held_until === null || fixture.held_until <= at;
}

/** In play: first half, break or second half; a series between its start and its end. */
export function isInPlay({ status }: Pick<FixtureRow, 'status'>): boolean {
  return livePhases.some((phase) => phase === status);
}
