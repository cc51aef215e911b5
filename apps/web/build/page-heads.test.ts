import { describe, expect, it } from 'vitest';
import en from '../locales/en/pages.json' with { type: 'json' };
import zh from '../locales/zh-CN/pages.json' with { type: 'json' };
import { paths } from '../src/app/paths.ts';
import { headsByPath } from './page-heads.ts';

/** Addresses of the home page, which has its text once. */
const alsoHome = ['root', 'bareHome'];

describe('what pages say of themselves', () => {
  it.each([
    ['zh-CN', zh],
    ['en', en],
  ])('is said for every address in %s, for each in a text of its own', (_, texts) => {
    const names = Object.keys(paths).filter((name) => !alsoHome.includes(name));
    expect(Object.keys(texts).toSorted()).toEqual(names.toSorted());
    for (const part of ['title', 'description'] as const) {
      const all = Object.values(texts).map((page) => page[part]);
      expect(new Set(all).size, part).toBe(all.length);
      expect(all.filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  it('is written by address for the server, the home page under each of its addresses', () => {
    const byPath = new Map(headsByPath().map((page) => [page.path, page]));
    expect(byPath.size).toBe(Object.keys(paths).length);
    for (const path of ['/', '/home', '/app/home'])
      expect(byPath.get(path)?.description).toBe(zh.home.description);
    expect(byPath.get('/app/sport/match/$fixtureId')?.title).toBe('{{match}}');
  });
});
