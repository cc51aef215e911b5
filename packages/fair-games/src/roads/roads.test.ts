import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigRoad, type RoadResult } from './big-road.ts';
import { derivedRoad, runsOf } from './derived-road.ts';
import { layOut } from './lay-out.ts';

const named = { B: 'banker', P: 'player', T: 'tie' } as const;
const deals = (letters: string): RoadResult[] =>
  letters.split('').map((letter) => named[letter as keyof typeof named]);
const lengthsOf = (letters: string) => bigRoad(deals(letters)).columns.map(({ cells }) => cells.length);

/** The rule as it is printed on a table: look left of the new cell. Red when both cells there are the same, filled or empty. */
function byLookingLeft(lengths: readonly number[], k: number): string[] {
  const filled = (column: number, row: number) => row < (lengths[column] ?? 0);
  const colours: string[] = [];
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row += 1) {
      const counts = column > k || (column === k && row > 0);
      if (!counts) continue;
      if (row === 0) colours.push(lengths[column - 1] === lengths[column - 1 - k] ? 'red' : 'blue');
      else colours.push(filled(column - k, row) === filled(column - k, row - 1) ? 'red' : 'blue');
    }
  });
  return colours;
}

describe('the big road', () => {
  it('takes a column for each winner in turn and marks ties on the last cell', () => {
    expect(bigRoad(deals('TTBTBPTTP'))).toEqual({
      tiesBefore: 2,
      columns: [
        { side: 'banker', cells: [{ ties: 1 }, { ties: 0 }] },
        { side: 'player', cells: [{ ties: 2 }, { ties: 0 }] },
      ],
    });
    expect(bigRoad(deals('TT'))).toEqual({ tiesBefore: 2, columns: [] });
  });

  it('turns right at the bottom, and where an earlier tail is in the way', () => {
    const [first, second, third] = layOut([8, 8, 3]);
    const at = (places: readonly { column: number; row: number }[] | undefined) =>
      places?.map(({ column, row }) => `${column}/${row}`).join(' ');
    expect(at(first)).toBe('1/1 1/2 1/3 1/4 1/5 1/6 2/6 3/6');
    // Its sixth cell would lie on the first tail: it turns a row earlier, and goes on beside it.
    expect(at(second)).toBe('2/1 2/2 2/3 2/4 2/5 3/5 4/5 5/5');
    expect(at(third)).toBe('3/1 3/2 3/3');
  });

  it('never draws two cells in one place nor below the sixth row', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 40 }), (lengths) => {
        const places = layOut(lengths).flat();
        expect(places.every(({ row }) => row >= 1 && row <= 6)).toBe(true);
        expect(new Set(places.map(({ column, row }) => `${column}/${row}`)).size).toBe(places.length);
      }),
    );
  });
});

describe('a derived road', () => {
  it('starts in the second column’s second row, else in the third column', () => {
    expect(derivedRoad(lengthsOf('BP'), 1)).toEqual([]);
    // Row 2 of column 2: column 1 is as long as the row above.
    expect(derivedRoad(lengthsOf('BPP'), 1)).toEqual(['blue']);
    // Row 1 of column 3: columns 2 and 1 are equally long.
    expect(derivedRoad(lengthsOf('BPB'), 1)).toEqual(['red']);
    expect(derivedRoad(lengthsOf('BPB'), 2)).toEqual([]);
    expect(derivedRoad(lengthsOf('BPBB'), 2)).toEqual(['blue']);
    expect(derivedRoad(lengthsOf('BPBP'), 2)).toEqual(['red']);
    expect(derivedRoad(lengthsOf('BPBPB'), 3)).toEqual(['red']);
  });

  it('is red for a ladder that repeats, and blue where a column grows beyond the one before', () => {
    // Two, two, two: every further cell repeats the column before it.
    expect(derivedRoad(lengthsOf('BBPPBB'), 1)).toEqual(['red', 'red', 'red']);
    // One, three: the second cell goes beyond, the third has nothing beside it at all.
    expect(derivedRoad(lengthsOf('BPPP'), 1)).toEqual(['blue', 'red']);
    expect(runsOf(['red', 'red', 'blue'])).toEqual([
      { colour: 'red', length: 2 },
      { colour: 'blue', length: 1 },
    ]);
  });

  it('is what looking left on the big road gives, for every shoe and each of the three', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }), (lengths) => {
        for (const k of [1, 2, 3] as const)
          expect(derivedRoad(lengths, k)).toEqual(byLookingLeft(lengths, k));
      }),
    );
  });
});
