import { followsLink, verify } from '@fairway/fair-games';
import { lotteryCodes } from '@fairway/contract/lottery/codes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashing } from '#modules/games';
import { nobodyOutside } from '../../../testing/nobody-outside.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createLotteryTest, type LotteryTest } from '../testing/lottery-test.ts';
import { seedPastIssues } from './seed-past-issues.ts';

let test: LotteryTest;
beforeAll(async () => {
  test = await createLotteryTest(undefined, (app) => seedPastIssues(app, () => 3));
});
afterAll(() => test.end());

it('draws the issues before the first one from links and rounds that everybody can check', async () => {
  for (const lottery of lotteryCodes) {
    const { draws } = await test.visitor.listDraws({ lottery, limit: 10 });
    expect(
      draws.map(({ state, tickets, linkIndex }) => ({ state, tickets, linkIndex })),
      lottery,
    ).toEqual([3, 2, 1].map((linkIndex) => ({ state: 'settled', tickets: 0, linkIndex })));
    for (const { issue, link, firstLink, linkIndex, beacon, result } of draws) {
      const { randomness } = beacon;
      const asked = { kind: 'draw', code: lottery, issue, link, randomness, shown: { result } };
      expect(verify(hashing, asked)).toMatchObject({ agrees: { result: true } });
      expect(followsLink(hashing, link ?? '', firstLink, linkIndex)).toBe(true);
    }
    const { draws: trend } = await test.visitor.getTrend({ lottery, draws: 30 });
    expect(trend.map(({ issue }) => issue)).toEqual(draws.map(({ issue }) => issue).toReversed());
  }
});

it('goes on with the next issue and the next link, and leaves a lottery alone that has begun', async () => {
  const [newest] = (await test.visitor.listDraws({ lottery: 'k3', limit: 1 })).draws;
  expect([newest?.issue, await test.openIssue('k3')]).toEqual(['20260815-240', '20260815-241']);
  await seedPastIssues(test.app, () => 3);
  await test.drawIssue('k3');
  const { draws } = await test.visitor.listDraws({ lottery: 'k3', limit: 2 });
  expect(draws.map(({ issue, state, linkIndex }) => `${issue} ${state} ${linkIndex}`)).toEqual([
    '20260815-241 settled 4',
    '20260815-240 settled 3',
  ]);
});

it('writes nothing where no relay has the rounds', async () => {
  const alone = await createTestApp({ env: nobodyOutside });
  await seedPastIssues(alone.app, () => 3);
  expect((await alone.visitor.listDraws({ lottery: 'd3', limit: 10 })).draws).toEqual([]);
  await alone.end();
});
