import { describe, expect, it } from 'vitest';
import { cashedOutBy, heightOf, phaseOf, type CrashBet, type Flight } from './flight-phase.ts';

const flight: Flight = {
  number: 7,
  state: 'opening',
  opensAt: '2026-11-27T12:00:03.000Z',
  closesAt: '2026-11-27T12:00:11.000Z',
  startedAt: null,
  point: null,
  firstLink: 'a'.repeat(64),
  linkIndex: 7,
  beacon: { chain: 'c'.repeat(64), round: 9, at: '2026-11-27T12:00:12.000Z' },
};
const at = (second: string) => Date.parse(`2026-11-27T12:00:${second}Z`);

describe('what a flight does', () => {
  it('goes by the clock until it flies, and by what was heard after that', () => {
    expect(['02.999', '03.000', '10.999', '11.000'].map((second) => phaseOf(flight, at(second)))).toEqual([
      'opening',
      'betting',
      'betting',
      'waiting',
    ]);
    expect(phaseOf({ ...flight, state: 'crashed' }, at('02.000'))).toBe('crashed');
    expect(phaseOf(null, at('02.000'))).toBe('none');
  });

  it('is as high as the time since its start says, and at its point once that is out', () => {
    expect(heightOf(flight, at('59.000'))).toBe(100);
    const flying = { ...flight, state: 'flying' as const, startedAt: '2026-11-27T12:00:13.000Z' };
    // e^(0.00006 x 9,000) = 1.716
    expect(heightOf(flying, at('22.000'))).toBe(171);
    expect(heightOf(flying, at('12.000'))).toBe(100);
    expect(heightOf({ ...flying, state: 'crashed', point: 150 }, at('59.000'))).toBe(150);
  });
});

it('cashes a bet out at the lowest of target, hand and the most', () => {
  const bet: CrashBet = {
    id: '01936f6f-0000-7000-8000-000000000001',
    billNo: 'G1',
    round: 7,
    currency: 'CNY',
    stake: '10.00',
    target: 250,
    mostHeight: 5_000_000,
    cashedOutAt: null,
    placedAt: '2026-11-27T12:00:05.000Z',
    status: 'open',
    returned: null,
  };
  expect(cashedOutBy(bet, 249)).toBeUndefined();
  expect(cashedOutBy(bet, 250)).toBe(250);
  expect(cashedOutBy({ ...bet, cashedOutAt: 171 }, 900)).toBe(171);
  expect(cashedOutBy({ ...bet, target: null }, 5_000_000)).toBe(5_000_000);
});
