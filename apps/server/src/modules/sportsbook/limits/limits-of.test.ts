import {
  type SportsbookSettings,
  cashOutTerms,
  type PhaseLimits,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { cny, usdt } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '@fairway/testkit';
import { createMetrics } from '#platform/metrics.ts';
import { firstSportsbookSettings } from './first-settings.ts';
import { limitsOf } from './limits-of.ts';
import { withScope } from '../testing/limits-desk.ts';
import { mayOnePerson } from './one-person.ts';
import { limitsOfMarket } from './read-limits.ts';

const market = { sport: 'football', competitionId: 3n, fixtureId: 7n, code: 'ft_1x2', phase: 'pre' } as const;

/** The first settings with more scopes. */
function scoped(...rows: SportsbookSettings['limits']): SportsbookSettings {
  const keys = new Set(rows.map(({ key }) => key));
  return { limits: [...firstSportsbookSettings.limits.filter(({ key }) => !keys.has(key)), ...rows] };
}

describe('the limits of a market', () => {
  it('are those of every match where no narrower scope says otherwise', () => {
    const limits = limitsOf(firstSportsbookSettings, market);
    expect(limits).toMatchObject({ overround: 1.06, delaySeconds: 0 });
    expect(limits.stakes.CNY.maxSingle).toEqual(cny(20_000_00n));
    expect(limits.stakes.USDT.minParlay).toEqual(usdt(1_000_000n));
    expect(limits.liability).toEqual({ selection: 300_000_00n, fixture: 1_500_000_00n, member: 200_000_00n });
    expect(limitsOf(firstSportsbookSettings, { ...market, phase: 'live' }).delaySeconds).toBe(5);
  });

  it('are the narrowest scope’s, field by field and phase by phase', () => {
    const settings = scoped(
      { key: 'sport/football', pre: { minSingle: '20', maxSingle: '5000' }, live: { maxSingle: '4000' } },
      { key: 'competition/3', pre: { bookBps: 10_900, minSingle: '30', maxSingle: '900' }, live: {} },
      { key: 'fixture/7', pre: { maxSingle: '500' }, live: {} },
      { key: 'marketKind/ft_1x2', pre: { maxSingle: '100' }, live: {} },
    );
    const at = (more: Partial<Parameters<typeof limitsOf>[1]>) => {
      const { overround, stakes } = limitsOf(settings, { ...market, ...more });
      return [overround, stakes.CNY.minSingle.minor, stakes.CNY.maxSingle.minor];
    };
    expect(at({})).toEqual([1.09, 30_00n, 100_00n]);
    expect(at({ code: 'ft_ah' })).toEqual([1.04, 30_00n, 500_00n]);
    expect(at({ code: 'ft_ah', fixtureId: 8n })).toEqual([1.04, 30_00n, 900_00n]);
    expect(at({ code: 'ft_ah', fixtureId: 8n, competitionId: 4n })).toEqual([1.04, 20_00n, 5_000_00n]);
    expect(at({ code: 'ft_ah', phase: 'live' })).toEqual([1.04, 10_00n, 4_000_00n]);
  });
});

const first = firstSportsbookSettings;
const everywhere = (change: PhaseLimits) => withScope(first, 'default', change);
const delay = (seconds: number): SportsbookSettings => withScope(first, 'default', {}, seconds);

describe('one person', () => {
  it.each([
    ['may lower the greatest stake as far as wanted', everywhere({ maxSingle: '10' }), true],
    ['may raise it by half', everywhere({ maxSingle: '30000' }), true],
    ['may not raise it by more', everywhere({ maxSingle: '30000.01' }), false],
    ['may not raise it by more in USDT', everywhere({ usdtMaxSingle: '4500.000001' }), false],
    ['may halve a margin', everywhere({ bookBps: 10_300 }), true],
    ['may not go below half of it', everywhere({ bookBps: 10_299 }), false],
    ['may raise a margin by half', everywhere({ bookBps: 10_900 }), true],
    ['may not raise it by more', everywhere({ bookBps: 10_901 }), false],
    ['may lengthen the delay in play', delay(30), true],
    ['may not cut it below half', delay(2), false],
    ['may give a match a lower limit', withScope(first, 'fixture/7', { selectionLiability: '100' }), true],
    [
      'may not give it a far higher one',
      withScope(first, 'fixture/7', { selectionLiability: '450001' }),
      false,
    ],
  ])('%s', (_, next, allowed) => expect(mayOnePerson(first, next)).toBe(allowed));

  it('may not take away a low limit: the wider one is far higher', () => {
    const tight = withScope(first, 'competition/3', { maxSingle: '100' });
    expect(mayOnePerson(tight, first)).toBe(false);
    // A match in that competition would begin from 100 and not from 20,000.
    expect(mayOnePerson(tight, withScope(tight, 'fixture/7', { maxSingle: '20000' }))).toBe(false);
  });

  it.each([
    ['stops cash-out', { open: false }, true],
    ['raises its margin by half', { marginBps: 750 }, true],
    ['raises it by more', { marginBps: 751 }, false],
    ['lowers it below half', { marginBps: 249 }, false],
    ['lets quotes bear a fall', { band: true }, false],
  ])('%s: %j', (_, change, allowed) => {
    const next = { ...first, cashOut: { ...cashOutTerms, ...change } };
    expect(mayOnePerson(first, next)).toBe(allowed);
  });

  it('opens cash-out again only with another one', () => {
    const stopped = { ...first, cashOut: { ...cashOutTerms, open: false } };
    expect(mayOnePerson(stopped, first)).toBe(false);
    // What says nothing of it counts as the first terms.
    expect(mayOnePerson(first, { limits: first.limits })).toBe(true);
  });
});

const stage = () => ({ clock: createVirtualClock(), metrics: createMetrics({ process: false }) });
const fixture = { id: 7n, sport: 'football', competition_id: 3n, status: 'scheduled' } as const;

/** A version as each reading of the database brings it: the same settings, another object. */
const read = (version: number, settings = firstSportsbookSettings) => ({
  version,
  settings: { ...settings },
});

it('works out the limits of a market once a version, and for each platform by itself', async () => {
  const app = stage();
  const first = limitsOfMarket(app, read(1), fixture, 'ft_1x2');
  expect(limitsOfMarket(app, read(1), fixture, 'ft_1x2')).toBe(first);
  expect(limitsOfMarket(app, read(1), { ...fixture, status: 'firstHalf' }, 'ft_1x2').delaySeconds).toBe(5);

  const wider = withScope(firstSportsbookSettings, 'marketKind/ft_1x2', { bookBps: 10_800 });
  expect(limitsOfMarket(app, read(2, wider), fixture, 'ft_1x2').overround).toBe(1.08);
  expect(limitsOfMarket(stage(), read(1, wider), fixture, 'ft_1x2').overround).toBe(1.08);
  expect(await app.metrics.read()).toContain('fairway_memory_entries{memory="sportsbook.limits"} 3');
});
