import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { presentTerms } from '../gift/gift-terms.fixture.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(presentTerms());
});
afterAll(() => test.end());

it('lists the dearest gifts that can be had, and gives one once [GIFT-013]', async () => {
  const member = await test.register('TopGifted');
  const { api } = member;
  await test.plays(member, '200.00');
  const { gifts } = await api.listTopGifts({});
  expect(gifts.map(({ gift }) => gift.id)).toEqual(['phone', 'jersey', 'points200', 'ball', 'money18']);
  expect(gifts.at(-1)).toMatchObject({ no, conditionType: 2, offer: { need: 2, have: 2, state: 'open' } });
  expect((await test.clientOf().listTopGifts({})).gifts).toHaveLength(5);

  const money = { no, giftId: 'money18' };
  expect(await api.claimTopGift(money, test.once())).toMatchObject({
    status: 200,
    record: { recordStatus: 1 },
  });
  await expect(api.claimTopGift(money, test.once())).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
  await test.maker.pauseCampaign({ kind: 'present', no, paused: true, reason: '核对库存' }, test.once());
  expect((await api.listTopGifts({})).gifts).toEqual([]);
});
