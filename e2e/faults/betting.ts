import { expect } from 'vitest';
import { randomUUID } from 'node:crypto';
import { insist, until } from './client.ts';
import { minorOf } from './minor-units.ts';
import type { Traveller } from './member.ts';
import type { World } from './world.ts';

/** A selection of a match that nobody plays while the scenarios run. */
export interface Pick {
  readonly fixtureId: string;
  readonly selectionId: string;
  readonly marketVersion: number;
  readonly odds: string;
}

/** Matches of coming days with an open 1X2 market, the latest first; each is given away once. */
export async function coming(world: World): Promise<() => Pick> {
  const api = world.trader;
  const { fixtures } = await insist(() => api.listTradedFixtures({ state: 'upcoming' }));
  const picks = fixtures
    .toSorted((left, right) => right.startsAt.localeCompare(left.startsAt))
    .flatMap(({ id, markets }): Pick[] => {
      const market = markets.find(({ code, status }) => code === 'ft_1x2' && status === 'open');
      const home = market?.selections.find(({ selection }) => selection === 'home');
      if (!market || !home?.odds) return [];
      return [{ fixtureId: id, selectionId: home.id, marketVersion: market.version, odds: home.odds }];
    });
  return () => {
    const pick = picks.shift();
    if (!pick) throw new Error('the demo has no further match on offer');
    return pick;
  };
}

/** A single on the home team that takes any price. */
export function slipOf(pick: Pick, unitStake: string) {
  return { currency: 'CNY' as const, unitStake, sizes: [1], legs: [pick], pricePolicy: 'any' as const };
}

/** The trader enters a result; the same key again changes nothing. */
export function enterResult(
  world: World,
  { fixtureId }: Pick,
  home: number,
  away: number,
  operationId: string = randomUUID(),
) {
  const result = {
    fixtureId,
    resultVersion: 0,
    status: 'ended' as const,
    fullTime: { home, away },
    halfTime: { home: 0, away: 0 },
    reason: 'the match was played',
  };
  return world.trader.enterFixtureResult(result, { operationId });
}

/** Waits for the settlement and holds it against the arithmetic: stake times price, half a cent upwards. */
export async function settled(traveller: Traveller, betId: string, won: boolean): Promise<void> {
  const bet = await until(
    'the settlement',
    () => traveller.api.getBet({ betId }),
    ({ status }) => status === 'settled',
  );
  const price = bet.legs[0]?.odds ?? '';
  const returned = won ? (minorOf(bet.stake) * minorOf(price, 3) + 500n) / 1000n : 0n;
  expect(minorOf(bet.returned ?? '')).toBe(returned);
  traveller.purse.sports += returned;
}
