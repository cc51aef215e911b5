import { describe, expect, it } from 'vitest';
import { packageSigns, type PackageState } from './package-signs.ts';
import { signButtons } from './sign-cycle.ts';

const state: PackageState = {
  today: '2026-11-10',
  firstDay: '2026-11-05',
  lastDay: '2026-11-20',
  signs: ['2026-11-06', '2026-11-08'],
  awards: [3, 7],
  conditionMet: true,
  isWaiting: false,
};
const seven = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-11-${day}`);

describe('a package of signs', () => {
  it('shows days that were signed, today and what comes; a missed day costs nothing', () => {
    const { cells, currentIndex, signedToday } = packageSigns(state);
    expect(cells.map(({ cell }) => cell)).toEqual([3, 3, 2, 5, 5, 5, 5]);
    expect(cells.map(({ day }) => day).slice(0, 4)).toEqual(['2026-11-06', '2026-11-08', '2026-11-10', null]);
    expect([currentIndex, signedToday]).toEqual([2, false]);
  });

  it('names today by what stands against it', () => {
    const cell = (of: Partial<PackageState>) => packageSigns({ ...state, ...of }).cells[2]?.cell;
    expect(cell({ conditionMet: false })).toBe(1);
    expect(cell({ today: '2026-11-04' })).toBe(0);
    expect(cell({ today: '2026-11-21' })).toBe(6);
    expect(cell({ signs: ['2026-11-06', '2026-11-10'] })).toBe(5);
    expect(packageSigns({ ...state, signs: seven, today: '2026-11-11' }).currentIndex).toBe(6);
  });

  it.each<[string, Partial<PackageState>, keyof typeof signButtons]>([
    ['to sign', {}, 'canSign'],
    ['condition open', { conditionMet: false }, 'conditionOpen'],
    ['before the start', { today: '2026-11-04', signs: [] }, 'conditionOpen'],
    ['signed today', { signs: ['2026-11-06', '2026-11-10'] }, 'signed'],
    ['an award waits', { isWaiting: true }, 'canReceive'],
    ['an award waits after the last day', { isWaiting: true, today: '2026-11-25' }, 'canReceive'],
    ['all taken', { signs: seven, today: '2026-11-12' }, 'received'],
    ['the days are over', { today: '2026-11-21' }, 'over'],
    ['just enough days', { signs: [], today: '2026-11-18' }, 'canSign'],
    ['too few days for the nearest award', { signs: [], today: '2026-11-19' }, 'notReached'],
    ['too few once today is signed', { signs: ['2026-11-20'], today: '2026-11-20' }, 'notReached'],
  ])('has the button of its state: %s', (_name, of, expected) => {
    expect(packageSigns({ ...state, ...of }).button).toBe(signButtons[expected]);
  });
});
