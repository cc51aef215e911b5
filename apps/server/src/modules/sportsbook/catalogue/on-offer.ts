import { siteDay } from '#platform/clock.ts';
import type { LobbyView } from '@fairway/contract/sportsbook/words.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { FixtureRow } from '../tables.ts';
import type { Catalogue } from './catalogue-memory.ts';

/** Whether a match stands in the lobby: it is in play, or still to start with something to bet on. */
export function isOnOffer(catalogue: Catalogue, fixture: FixtureRow, now: Date): boolean {
  if (isInPlay(fixture)) return true;
  if (fixture.status !== 'scheduled' || fixture.starts_at <= now) return false;
  return openMarkets(catalogue, fixture.id) > 0;
}

/** Whether a match belongs to a view. Today is the site's day; 早盘 is every later one; 串关 all that is still to start. */
export function isInView(fixture: FixtureRow, view: LobbyView, now: Date, timeZone: string): boolean {
  if (view === 'live') return isInPlay(fixture);
  if (isInPlay(fixture)) return false;
  if (view === 'parlay') return true;
  const today = siteDay(fixture.starts_at, timeZone) === siteDay(now, timeZone);
  return view === 'today' ? today : !today;
}

/** Markets that are open or suspended for the moment. */
export function openMarkets(catalogue: Catalogue, fixtureId: bigint): number {
  let count = 0;
  for (const { status } of catalogue.markets.get(fixtureId)?.values() ?? [])
    if (status !== 'closed') count += 1;
  return count;
}
