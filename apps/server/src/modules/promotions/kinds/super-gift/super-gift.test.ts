import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { superGiftTerms } from '../gift/gift-terms.fixture.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(superGiftTerms());
});
afterAll(() => test.end());

it('gives a super gift a day by the day’s deposits, once [GIFT-011]', async () => {
  const member = await test.register('SuperGifted');
  const { api } = member;
  expect(await test.clientOf().getSuperGift({ no: String(no) })).toMatchObject({
    gifts: [
      { least: '500', amount: '8.00' },
      { least: '5000', amount: '58.00' },
    ],
    applied: false,
  });
  await test.deposits(member, '499.99');
  expect(await api.checkSuperGiftProgress({ no })).toMatchObject({
    deposited: '499.99',
    progress: 99,
    reached: null,
    next: { least: '500', missing: '0.01' },
  });
  await expect(api.applySuperGift({ no }, test.once())).rejects.toMatchObject({ error: 'taskUnfinished' });
  await test.deposits(member, '0.01');
  expect(await api.checkSuperGift({ no })).toEqual({ applied: false, status: null, reward: null });
  expect(await api.checkSuperGiftProgress({ no })).toMatchObject({
    progress: 10,
    reached: { amount: '8.00' },
  });

  const answers = await Promise.all([1, 2, 3].map(() => api.applySuperGift({ no }, test.once())));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '711', '711']);
  expect(await test.centerOf(member)).toBe('8.00');
  expect(await api.checkSuperGift({ no })).toMatchObject({
    applied: true,
    status: 1,
    reward: { amount: '8.00' },
  });
  expect(await api.getSuperGift({ no: String(no) })).toMatchObject({ applied: true });

  // Yesterday's deposits are not those of today.
  await test.days(1);
  const again = await test.again(member);
  await expect(again.applySuperGift({ no }, test.once())).rejects.toMatchObject({ error: 'taskUnfinished' });
  await test.deposits({ ...member, api: again }, '5000.00');
  expect(await again.applySuperGift({ no }, test.once())).toMatchObject({
    status: 200,
    reward: { amount: '58.00' },
  });
});
