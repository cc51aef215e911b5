import { describe, expect, it } from 'vitest';
import { cycleStart, signButtons, signCells, signCycle, type SignState } from './sign-cycle.ts';

const state: SignState = {
  today: '2026-11-10',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  joinedOn: '2026-11-05',
  firstSign: '2026-11-08',
  signs: new Set(['2026-11-08']),
  conditionMet: true,
  fullTaken: false,
};
const cells = (of: Partial<SignState>) => signCycle({ ...state, ...of }).cells.map(({ cell }) => cell);
const button = (of: Partial<SignState>) => signCycle({ ...state, ...of }).button;
const daysFrom = (first: number, count: number) =>
  new Set(Array.from({ length: count }, (_, index) => `2026-11-${String(first + index).padStart(2, '0')}`));

describe('the cells of a sign cycle', () => {
  it('show signed, missed, today and what comes', () => {
    expect(cells({})).toEqual([
      signCells.signed,
      signCells.missed,
      signCells.canSign,
      signCells.coming,
      signCells.coming,
      signCells.coming,
      signCells.coming,
    ]);
    expect(cells({ conditionMet: false })[2]).toBe(signCells.conditionOpen);
    expect(cells({ signs: daysFrom(8, 3) }).slice(0, 4)).toEqual([3, 3, 3, 5]);
  });

  it('begin with today before the first sign, and show a member who has not joined', () => {
    const fresh = { firstSign: null, signs: new Set<string>() };
    expect(signCycle({ ...state, ...fresh }).firstDay).toBe('2026-11-10');
    expect(cells(fresh)).toEqual([2, 5, 5, 5, 5, 5, 5]);
    expect(cells({ ...fresh, joinedOn: null })).toEqual([4, 4, 4, 4, 4, 4, 4]);
    expect(cells({ ...fresh, today: '2026-10-30' })).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('begin again on the eighth day', () => {
    expect(cycleStart('2026-11-08', '2026-11-14')).toBe('2026-11-08');
    expect(cycleStart('2026-11-08', '2026-11-15')).toBe('2026-11-15');
    const next = signCycle({ ...state, today: '2026-11-15', signs: daysFrom(8, 7) });
    expect(next.firstDay).toBe('2026-11-15');
    expect(next.cells.map(({ cell }) => cell)).toEqual([2, 5, 5, 5, 5, 5, 5]);
    expect(next.button).toBe(signButtons.canSign);
  });
});

describe('the button of a sign cycle', () => {
  it.each<[string, Partial<SignState>, number]>([
    ['condition open', { conditionMet: false }, 0],
    ['not joined', { joinedOn: null }, 0],
    ['before the start', { today: '2026-10-30', firstSign: null, signs: new Set() }, 0],
    ['to sign', {}, 1],
    ['all seven signed', { today: '2026-11-14', signs: daysFrom(8, 7) }, 2],
    ['the full gift taken', { today: '2026-11-14', signs: daysFrom(8, 7), fullTaken: true }, 3],
    ['the last day signed, one missed', { today: '2026-11-14', signs: daysFrom(9, 6) }, 4],
    ['the campaign over', { today: '2026-12-01', firstSign: null, signs: new Set() }, 5],
    ['signed today', { signs: daysFrom(8, 3) }, 6],
    // Earned on the last day, taken after it.
    ['over with a full cycle', { today: '2026-11-14', signs: daysFrom(8, 7), endsOn: '2026-11-13' }, 2],
  ])('is right: %s', (_name, of, expected) => {
    expect(button(of)).toBe(expected);
  });

  it('has no end without one', () => {
    expect(button({ endsOn: null, today: '2027-11-10' })).toBe(signButtons.canSign);
  });
});
