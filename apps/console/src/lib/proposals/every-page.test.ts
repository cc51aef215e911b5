import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

it('asks on until the last page and keeps the order', async () => {
  const asked: (string | undefined)[] = [];
  const pages = { first: { proposals: [1, 2], next: 'second' }, second: { proposals: [3], next: null } };
  const answer = await everyPage(async (cursor) => {
    asked.push(cursor);
    return cursor === 'second' ? pages.second : pages.first;
  });
  expect(answer.proposals).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, 'second']);
});
