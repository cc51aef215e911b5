import { expect, it } from 'vitest';
import { spotGroups } from './spot-groups.ts';

const spot = (code: string, odds: string, chance: string) => ({ spot: code, odds, chance, rtp: '97.2973' });

it('puts spots of one kind together where odds and chance are the same, and keeps the order', () => {
  const groups = spotGroups([
    spot('straight.0', '36', '1/37'),
    spot('straight.1', '36', '1/37'),
    spot('red', '2', '18/37'),
    spot('total.4', '63', '1/72'),
    spot('total.5', '31', '1/36'),
    spot('total.17', '63', '1/72'),
  ]);
  expect(groups.map(({ kind, spots }) => `${kind}:${spots.length}`)).toEqual([
    'straight:2',
    'red:1',
    'total:2',
    'total:1',
  ]);
});
