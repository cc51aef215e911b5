import type { RoadResult } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { beadPlate, bigRoadCells, derivedCells, newestColumns } from './road-cells.ts';

const named = { B: 'banker', P: 'player', T: 'tie' } as const;
const deals = (letters: string): RoadResult[] =>
  letters.split('').map((letter) => named[letter as keyof typeof named]);
const at = (cells: readonly { column: number; row: number }[]) =>
  cells.map(({ column, row }) => `${column}/${row}`).join(' ');

describe('roads as they are drawn', () => {
  it('lay the beads down columns of six, ties among them', () => {
    const cells = beadPlate(deals('BPTBPBB'));
    expect(at(cells)).toBe('1/1 1/2 1/3 1/4 1/5 1/6 2/1');
    expect(cells.map(({ side }) => side.charAt(0)).join('')).toBe('bptbpbb');
  });

  it('give the big road a column for each change and mark ties on the cell before', () => {
    const cells = bigRoadCells(deals('TBBTTPB'));
    expect(at(cells)).toBe('1/1 1/2 2/1 3/1');
    expect(cells.map(({ ties }) => ties)).toEqual([0, 2, 0, 0]);
    expect(bigRoadCells(deals('TT'))).toEqual([]);
  });

  it('turn a run right at the sixth row', () => {
    expect(at(bigRoadCells(deals('BBBBBBBB')))).toBe('1/1 1/2 1/3 1/4 1/5 1/6 2/6 3/6');
  });

  it('start a new column of a derived road with each change of colour', () => {
    // Columns of 1, 3, 1: row 2 blue, row 3 red, then 1 and 3 differ: blue.
    expect(derivedCells(deals('BPPPB'), 1)).toEqual([
      { column: 1, row: 1, colour: 'blue' },
      { column: 2, row: 1, colour: 'red' },
      { column: 3, row: 1, colour: 'blue' },
    ]);
    expect(derivedCells(deals('BPPPB'), 3)).toEqual([]);
  });

  it('show the newest columns where there is no room for all', () => {
    const cells = newestColumns(beadPlate(deals('BPBPBPBPBPBPB')), 2);
    expect(at(cells)).toBe('1/1 1/2 1/3 1/4 1/5 1/6 2/1');
    expect(newestColumns(beadPlate(deals('BP')), 4)).toHaveLength(2);
  });
});
