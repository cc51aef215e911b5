import { describe, expect, it } from 'vitest';
import { groupByPhase } from './group-by-phase.ts';

const card = (no: number, status: 0 | 1 | 2, paused = false) => ({ no, status, paused });

describe('the headings of the wall', () => {
  it('put what runs first, a paused campaign among it, then what comes, then what is over', () => {
    const groups = groupByPhase([card(1, 2), card(2, 1), card(3, 0), card(4, 1, true)]);
    expect(groups.map(({ phase, members }) => [phase, members.map(({ no }) => no)])).toEqual([
      ['running', [2, 4]],
      ['coming', [3]],
      ['ended', [1]],
    ]);
  });

  it('leave out what is empty, and a paused one that has ended is over', () => {
    expect(groupByPhase([card(1, 2, true)]).map(({ phase }) => phase)).toEqual(['ended']);
    expect(groupByPhase([])).toEqual([]);
  });
});
