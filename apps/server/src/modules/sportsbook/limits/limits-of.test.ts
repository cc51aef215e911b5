import type { SportsbookSettings } from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { cny, usdt } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { firstSportsbookSettings } from './first-settings.ts';
import { limitsOf } from './limits-of.ts';

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
