import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPromotionsTest,
  depositGiftTerms,
  type PromotionsTest,
} from '../../testing/promotions-test.ts';

let test: PromotionsTest;
let first: { kind: 'depositFirst'; no: number };
let again: { kind: 'depositAgain'; no: number };
beforeAll(async () => {
  test = await createPromotionsTest();
  first = { kind: 'depositFirst', no: await test.publish(depositGiftTerms('depositFirst')) };
  again = { kind: 'depositAgain', no: await test.publish(depositGiftTerms('depositAgain')) };
});
afterAll(() => test.end());

describe('the gift for a deposit', () => {
  it('is for the first deposit made after joining, once [GIFT-001] [GIFT-012]', async () => {
    const { api, ...member } = await test.register('FirstDeposit');
    expect(await api.validateDepositGift(first)).toEqual({ status: 200 });
    expect(await api.checkDepositGiftEntry({ kind: 'depositFirst' })).toEqual({ no: first.no });
    const { joinedAt, until } = await api.joinDepositGift(first, test.once());
    expect(Date.parse(until) - Date.parse(joinedAt)).toBe(7 * 86_400_000);
    expect(await api.validateDepositGift(first)).toEqual({ status: 711 });
    await expect(api.insertDepositGift(first, test.once())).rejects.toMatchObject({
      error: 'taskUnfinished',
    });
    test.clock.advance({ seconds: 60 });
    await test.deposits({ ...member, api }, '1200.00');
    expect(await api.getDepositGift(first)).toMatchObject({
      joined: { joinedAt, until },
      deposit: { amount: '1200.00', gift: '300.00' },
      reward: null,
    });
    const answers = await Promise.allSettled([1, 2, 3].map(() => api.insertDepositGift(first, test.once())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await test.centerOf({ ...member, api })).toBe('300.00');
    const { rewards } = await api.listDepositGifts({ kind: 'depositFirst' });
    expect(rewards).toMatchObject([{ state: 'paid', amount: '300.00', no: first.no }]);
    const { wallets } = await api.getTurnover({});
    expect(wallets.find(({ currency }) => currency === 'CNY')).toMatchObject({ outstanding: '900.00' });
  });

  it('is for nobody who has deposited before joining, who deposits too little, or too late', async () => {
    const early = await test.register('TooEarly');
    await test.deposits(early, '500.00');
    test.clock.advance({ seconds: 60 });
    await expect(early.api.validateDepositGift(first)).rejects.toMatchObject({
      error: 'notEligible',
      data: { reasons: [{ rule: 'depositsBefore', need: '0', have: '1', met: false }] },
    });
    await expect(early.api.joinDepositGift(first, test.once())).rejects.toMatchObject({
      error: 'notEligible',
    });
    const little = await test.register('TooLittle');
    await little.api.joinDepositGift(first, test.once());
    test.clock.advance({ seconds: 60 });
    await test.deposits(little, '99.99');
    test.clock.advance({ seconds: 60 });
    await test.deposits(little, '1000.00');
    await expect(little.api.insertDepositGift(first, test.once())).rejects.toMatchObject({
      error: 'taskUnfinished',
    });
    const late = await test.register('TooLate');
    await late.api.joinDepositGift(first, test.once());
    await test.days(8);
    await test.deposits(late, '1000.00');
    const api = await test.again(late);
    await expect(api.insertDepositGift(first, test.once())).rejects.toMatchObject({
      error: 'taskUnfinished',
    });
  });

  it('is for the second and the third deposit too, and people decide on a large one [GIFT-002]', async () => {
    const member = await test.register('SecondDeposit');
    await expect(member.api.joinDepositGift(again, test.once())).rejects.toMatchObject({
      error: 'notEligible',
    });
    await test.deposits(member, '100.00');
    test.clock.advance({ seconds: 60 });
    await member.api.joinDepositGift(again, test.once());
    test.clock.advance({ seconds: 60 });
    await test.deposits(member, '5000.00');
    const { reward } = await member.api.insertDepositGift(again, test.once());
    expect(reward).toMatchObject({ state: 'applied', amount: '1250.00' });
    const decision = { memberId: member.id, rewardId: reward.id, pay: true, remark: '存款核对无误' };
    expect(await test.maker.decideReward(decision, test.once())).toEqual({ state: 'paid', agreed: false });
    expect(await test.centerOf(member)).toBe('1250.00');
  });
});
