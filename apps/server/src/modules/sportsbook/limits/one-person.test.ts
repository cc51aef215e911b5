import {
  cashOutTerms,
  type PhaseLimits,
  type SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { describe, expect, it } from 'vitest';
import { withScope } from '../testing/limits-desk.ts';
import { firstSportsbookSettings } from './first-settings.ts';
import { mayOnePerson } from './one-person.ts';

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
