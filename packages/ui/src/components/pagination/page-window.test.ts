import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pages to show', () => {
  it('shows all up to seven', () => {
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(1, 0)).toEqual([]);
  });

  it('keeps the first, the last and the neighbours, in seven places', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 0, 20]);
    expect(pageWindow(10, 20)).toEqual([1, 0, 9, 10, 11, 0, 20]);
    expect(pageWindow(20, 20)).toEqual([1, 0, 16, 17, 18, 19, 20]);
  });

  it('always contains the page itself', () => {
    for (let pages = 1; pages < 30; pages++)
      for (let page = 1; page <= pages; page++) {
        const shown = pageWindow(page, pages);
        expect(shown).toContain(page);
        expect(shown.length).toBeLessThanOrEqual(7);
      }
  });
});
