import { createVirtualClock } from '@fairway/testkit';
import { expect, it } from 'vitest';
import { createMetrics } from '#platform/metrics.ts';
import { withScope } from '../testing/limits-desk.ts';
import { firstSportsbookSettings } from './first-settings.ts';
import { limitsOfMarket } from './read-limits.ts';

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
