import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { scoreTerms } from '../gift/gift-terms.fixture.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(scoreTerms());
});
afterAll(() => test.end());

it('scores deposits, play and days, and exchanges what is left', async () => {
  const member = await test.register('ScoreMember');
  const { api } = member;
  expect(await test.clientOf().getActivityScore({ no })).toMatchObject({
    acts: [
      { act: 'deposit', each: 2, count: null },
      { act: 'play', each: 1, count: null },
      { act: 'day', each: 5, count: null },
    ],
    score: null,
  });
  await test.deposits(member, '350.00');
  await test.plays(member, '199.99');
  // 3 × 2 for deposits, 1 × 1 for play, 1 × 5 for the day
  expect(await api.getActivityScore({ no })).toMatchObject({ score: { earned: 12, spent: 0, left: 12 } });
  const points = { no, giftId: 'points200' };
  const money = { no, giftId: 'money18' };
  const presses = await Promise.allSettled([
    api.exchangeActivityScore(points, test.once()),
    api.exchangeActivityScore(money, test.once()),
  ]);
  // Either leaves too little for the other: 12 are not 6 and 10.
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { score, offers } = await api.getActivityScore({ no });
  expect(score?.left).toBeLessThan(7);
  const open = offers.find(({ state }) => state !== 'claimed');
  expect(open?.state).toBe(score?.left === 6 && open?.need === 6 ? 'open' : 'short');
  await expect(api.exchangeActivityScore(money, test.once())).rejects.toMatchObject({
    error: score?.spent === 10 ? 'rewardAlreadyClaimed' : 'scoreInsufficient',
  });
});
