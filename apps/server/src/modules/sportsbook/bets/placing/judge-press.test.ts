import { cny } from '@fairway/money';
import { createVirtualClock } from '@fairway/testkit';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { createMetrics } from '#platform/metrics.ts';
import { firstSportsbookSettings } from '../../limits/first-settings.ts';
import type { FixtureRow, MarketRow } from '../../tables.ts';
import { judgePress } from './judge-press.ts';
import type { Offer } from './offer.ts';
import type { Press } from './outcome.ts';
import type { PlacingFacts } from './read-facts.ts';

const startsAt = new Date('2026-08-22T14:00:00Z');
const app = {
  config: { siteTimeZone: 'Asia/Shanghai' },
  clock: createVirtualClock(),
  metrics: createMetrics({ process: false }),
  ids: { uuid: () => '00000000-0000-7000-8000-000000000001', secret: () => '', billNo: () => 'B1' },
} as unknown as Parameters<typeof judgePress>[0];

const press: Press = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what judging reads of a call
  call: { member: { memberId: 'm1' }, operationId: 'one', language: 'en' } as MemberCall,
  key: { owner: 'member/m1', operation: 'placeBet', operationId: 'one', input: {} },
  slip: {
    currency: 'CNY',
    sizes: [1],
    pricePolicy: 'none',
    builder: null,
    legs: [
      {
        fixtureId: 7n,
        selectionId: 'ft_1x2/home',
        selection: { market: 'ft_1x2', line: null, selection: 'home' },
        marketVersion: 1,
        asked: 2000n,
      },
    ],
    unit: cny(10_00n),
    stake: cny(10_00n),
  },
};

/** What is on offer: the match at 2.000, to start in an hour, as the rows have it. */
function offer(more: Partial<Offer> = {}): Offer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what judging reads of the rows
  const fixture = { id: 7n, status: 'scheduled', starts_at: startsAt, suspended_by: null } as FixtureRow;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const market = {
    fixture_id: 7n,
    market: 'ft_1x2',
    code: 'ft_1x2',
    line: null,
    status: 'open',
    version: 1,
    base_version: 1,
    prices: { home: 2000 },
  } as unknown as MarketRow;
  return {
    source: 'rows',
    fixtures: [fixture],
    markets: [market],
    names: { fixtures: new Map(), teams: new Map(), competitions: new Map() },
    limits: { version: 1, settings: firstSportsbookSettings },
    at: new Date(startsAt.getTime() - 3_600_000),
    isOutdated: () => false,
    ...more,
  };
}

const facts = (more: Partial<PlacingFacts> = {}): PlacingFacts => ({
  offer: offer(),
  rights: undefined,
  limit: undefined,
  room: undefined,
  since: 0,
  ...more,
});

const rights = (status: 'active' | 'frozen') => ({
  status,
  pause: undefined,
  limited: false,
  at: startsAt,
  venue: undefined,
});

describe('the judge of a press', () => {
  it('accepts what is on offer, with what the house may lose by it', () => {
    const judged = judgePress(app, press, facts());
    // 10.00 × 2.000 − 10.00
    expect(judged).toMatchObject({ kind: 'bookable', booking: { liability: 10_00n, bet: { live: false } } });
  });

  it.each([
    ['after the kick-off', { offer: offer({ at: startsAt }) }, 'bettingClosed'],
    ['of a match that is not there', { offer: offer({ fixtures: [] }) }, 'fixtureUnknown'],
    ['of a frozen member', { rights: rights('frozen') }, 'memberFrozen'],
    ['beyond an own limit', { limit: new AppError('overloaded') }, 'overloaded'],
    ['for which there is no room', { room: 9_99n }, 'exposureReached'],
  ])('refuses by name what is %s', (_, more, error) => {
    expect(judgePress(app, press, facts(more))).toMatchObject({ kind: 'refused', refusal: { error } });
  });

  it('refuses nothing by memory: that is to be read again', () => {
    const old = offer({ source: 'memory', at: startsAt });
    expect(judgePress(app, press, facts({ offer: old }))).toEqual({ kind: 'overtaken', by: 'memory' });
  });

  it('accepts what fits the room to the cent', () => {
    expect(judgePress(app, press, facts({ room: 10_00n })).kind).toBe('bookable');
  });
});
