import { describe, expect, it } from 'vitest';
import { chipRank, chipValues } from './chip-values.ts';
import { draftFault } from './draft-fault.ts';
import { doubled, emptyDraft, lay, repeated, sumOf, totalsOf, undone } from './draft.ts';
import { meanReturn } from './mean-return.ts';

describe('chips on the felt', () => {
  it('add up by spot and in all, in fen', () => {
    const draft = lay(lay(lay(emptyDraft, 'banker', 10_00n), 'tie', 1_00n), 'banker', 5_00n);
    expect([...totalsOf(draft)]).toEqual([
      ['banker', 15_00n],
      ['tie', 1_00n],
    ]);
    expect(sumOf(totalsOf(draft))).toBe(16_00n);
  });

  it('are doubled on every spot at once, and taken back act by act', () => {
    const laid = lay(lay(emptyDraft, 'banker', 10_00n), 'tie', 1_00n);
    const twice = doubled(laid);
    expect(sumOf(totalsOf(twice))).toBe(22_00n);
    expect(totalsOf(undone(twice))).toEqual(totalsOf(laid));
    expect(undone(undone(undone(twice)))).toEqual(emptyDraft);
    expect(undone(emptyDraft)).toEqual(emptyDraft);
    expect(doubled(emptyDraft)).toBe(emptyDraft);
  });

  it('repeat what was staked before beside what lies there already', () => {
    const before = new Map([['player', 20_00n]]);
    const draft = repeated(lay(emptyDraft, 'player', 5_00n), before);
    expect(totalsOf(draft).get('player')).toBe(25_00n);
    expect(totalsOf(undone(draft)).get('player')).toBe(5_00n);
    expect(repeated(emptyDraft, new Map())).toBe(emptyDraft);
  });
});

describe('the chips of a table', () => {
  it('are each a bet by itself: none below the least stake, none beyond the greatest', () => {
    expect(chipValues('CNY', { least: '5.00', most: '100.00' })).toEqual(['5', '10', '50', '100']);
    expect(chipValues('USDT', { least: '0.200000', most: '10000.000000' })).toHaveLength(7);
  });

  it('show an amount by the greatest chip in it', () => {
    expect(chipRank('CNY', 1_00n)).toBe(0);
    expect(chipRank('CNY', 60_00n)).toBe(3);
    expect(chipRank('CNY', 50n)).toBe(0);
  });
});

describe('what keeps chips from being staked', () => {
  const bounds = { currency: 'CNY', least: '5.00', most: '100.00', mostReturn: '50000.00' } as const;
  const totals = (amounts: Readonly<Record<string, bigint>>) => new Map(Object.entries(amounts));

  it('is a spot below the least, all beyond the most, too many spots, or a wallet that holds less', () => {
    expect(draftFault(totals({ banker: 5_00n, tie: 95_00n }), bounds, '100.00')).toBeUndefined();
    expect(draftFault(totals({ banker: 50_00n, tie: 4_99n }), bounds, '100.00')).toBe('belowLeast');
    expect(draftFault(totals({ banker: 50_00n, tie: 50_01n }), bounds, '999.00')).toBe('aboveMost');
    expect(draftFault(totals({ banker: 50_00n }), bounds, '49.99')).toBe('short');
    expect(draftFault(totals({ banker: 50_00n }), bounds, undefined)).toBeUndefined();
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, spot) => [`s${spot}`, 5_00n]));
    expect(draftFault(totals(many), { ...bounds, most: '1000.00' }, undefined)).toBe('tooMany');
  });
});

it('returns on average what each spot returns, by its share', () => {
  const rtp = { banker: '98.9421', tie: '85.6404' } as const;
  const rtpOf = (spot: string) => rtp[spot as keyof typeof rtp];
  // (98.9421 x 3 + 85.6404) / 4 = 95.616675, cut
  expect(
    meanReturn(
      new Map([
        ['banker', 30_00n],
        ['tie', 10_00n],
      ]),
      rtpOf,
    ),
  ).toBe('95.6166');
  expect(meanReturn(new Map(), rtpOf)).toBeUndefined();
});
