import { describe, expect, it } from 'vitest';
import { readHallSearch } from './hall-search.ts';

describe('what the address of the hall chooses', () => {
  it('is a tab and a keyword', () => {
    expect(readHallSearch({ tab: 'hot', keyword: 'cadh' })).toEqual({ tab: 'hot', keyword: 'cadh' });
    expect(readHallSearch({ keyword: 21 })).toEqual({ keyword: '21' });
    expect(readHallSearch({ keyword: 'x'.repeat(60) }).keyword).toHaveLength(40);
  });

  it('is nothing for what is neither', () => {
    for (const search of [
      {},
      { tab: 'all' },
      { tab: 'toString' },
      { tab: 1 },
      { keyword: ' ' },
      { keyword: {} },
    ])
      expect(readHallSearch(search)).toEqual({});
  });
});
