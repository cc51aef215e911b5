import { siteDay } from '#platform/clock.ts';
import { defineProcessMemory } from '#platform/memory/define-memory.ts';
import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import type { LobbyView } from '@fairway/contract/sportsbook/states.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { FixtureRow } from '../tables.ts';
import type { Catalogue } from './catalogue-memory.ts';

/** A match that is in the lobby, with its day of the site and the one place it is listed under besides 串关. */
export interface Offered {
  readonly fixture: FixtureRow;
  readonly day: string;
  readonly view: Exclude<LobbyView, 'parlay'>;
}

/** Everything on offer, of one sport or of all: what is in play, and what is still to start with something to bet on. Soonest first. */
export function offeredNow(catalogue: Catalogue, now: Date, timeZone: string, sport?: Sport): Offered[] {
  const today = dayOf(now, timeZone);
  const offered: Offered[] = [];
  for (const fixture of catalogue.fixtures.values()) {
    if (sport !== undefined && fixture.sport !== sport) continue;
    if (!isOnOffer(catalogue, fixture, now)) continue;
    const day = dayOf(fixture.starts_at, timeZone);
    const view = isInPlay(fixture) ? 'live' : day === today ? 'today' : 'early';
    offered.push({ fixture, day, view });
  }
  return offered.toSorted((left, right) => byKickOff(left.fixture, right.fixture));
}

/** Whether it belongs to a view: 串关 lists all that is still to start. */
export function isInView(offered: Offered, view: LobbyView): boolean {
  return view === 'parlay' ? offered.view !== 'live' : offered.view === view;
}

export function countViews(offered: readonly Offered[]): Record<LobbyView, number> {
  const counts = { live: 0, today: 0, early: 0, parlay: 0 };
  for (const { view } of offered) {
    counts[view] += 1;
    if (view !== 'live') counts.parlay += 1;
  }
  return counts;
}

/** Markets that are open or suspended for the moment. */
export function openMarkets(catalogue: Catalogue, fixtureId: bigint): number {
  let count = 0;
  for (const { status } of catalogue.markets.get(fixtureId)?.values() ?? [])
    if (status !== 'closed') count += 1;
  return count;
}

export function byKickOff(left: FixtureRow, right: FixtureRow): number {
  return left.starts_at.getTime() - right.starts_at.getTime() || Number(left.id - right.id);
}

function isOnOffer(catalogue: Catalogue, fixture: FixtureRow, now: Date): boolean {
  if (isInPlay(fixture)) return true;
  if (fixture.status !== 'scheduled' || fixture.starts_at <= now) return false;
  return openMarkets(catalogue, fixture.id) > 0;
}

/** Days by hour: naming a day by its zone is slow, and many matches start in the same hour. Zones turn on quarter hours. */
const days = defineProcessMemory<string, string>({ name: 'sportsbook.days', most: 20_000 });
const quarter = 900_000;

function dayOf(instant: Date, timeZone: string): string {
  const key = `${timeZone}/${Math.floor(instant.getTime() / quarter)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = siteDay(instant, timeZone);
  days.set(key, day);
  return day;
}
