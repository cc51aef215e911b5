import { expect, it } from 'vitest';
import { firstPageWithLines } from './first-page-with-lines.ts';

const line = {} as Awaited<ReturnType<typeof firstPageWithLines>>['lines'][number];

it('asks on through empty pages, and no further than the first line or the last page', async () => {
  const asked: (string | undefined)[] = [];
  const answering = (pages: Readonly<Record<string, { lines: (typeof line)[]; next: string | null }>>) => {
    return async (before: string | undefined) => {
      asked.push(before);
      return pages[before ?? 'newest'] ?? { lines: [], next: null };
    };
  };
  const pages = {
    newest: { lines: [], next: '25002' },
    25002: { lines: [line], next: '5002' },
    5002: { lines: [line], next: null },
  };
  expect(await firstPageWithLines(answering(pages), undefined)).toEqual(pages[25002]);
  expect(asked).toEqual([undefined, '25002']);

  const none = { newest: { lines: [], next: '25002' }, 25002: { lines: [], next: null } };
  expect(await firstPageWithLines(answering(none), undefined)).toEqual({ lines: [], next: null });
});
