import { giftRecordStatuses, giftStatuses } from '@fairway/contract/promotions/gifts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import {
  createPromotionsTest,
  type PromotionsTest,
  depositGiftTerms,
  offerTerms,
} from '../../testing/promotions-test.ts';
import { presentTerms, receiver } from './gift-terms.fixture.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(presentTerms());
});
afterAll(() => test.end());

/** A member who has applied for a gift of goods, with what the desk decides. */
async function applied(name: string, giftId: string) {
  const member = await test.register(name);
  await test.plays(member, '900.00');
  const { record } = await member.api.exchangePresent({ no, giftId, receiver }, test.once());
  const decision = { memberId: member.id, rewardId: record.rewardId, remark: '核对无误' };
  const read = async () => {
    const [shown] = (await member.api.receiveUserInfo({})).records;
    return [shown?.recordStatus, shown?.status];
  };
  return { member, decision, read };
}

describe('the status of a gift', () => {
  it('goes from review to one end, by both enumerations, and not back [GIFT-008] [GIFT-009] [GIFT-010]', async () => {
    const seen = new Map<string, unknown[]>();
    const paid = await applied('GiftPaid', 'ball');
    seen.set('underReview', await paid.read());
    await test.maker.decideReward({ ...paid.decision, pay: true }, test.once());
    seen.set('provided', await paid.read());
    for (const pay of [true, false])
      await expect(test.checker.decideReward({ ...paid.decision, pay }, test.once())).rejects.toMatchObject({
        error: 'rewardNotWaiting',
      });

    // Goods worth more than 5,000.00 need two people: one has agreed.
    const large = await applied('GiftPending', 'phone');
    await test.maker.decideReward({ ...large.decision, pay: true }, test.once());
    seen.set('pending', await large.read());

    const refused = await applied('GiftRefused', 'ball');
    await test.maker.decideReward({ ...refused.decision, pay: false, remark: '地址无法送达' }, test.once());
    seen.set('rejected', await refused.read());
    await expect(
      refused.member.api.exchangePresent({ no, giftId: 'ball', receiver }, test.once()),
    ).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    // The credit of a refused gift comes back.
    expect(await refused.member.api.getPresent({ no })).toMatchObject({ credit: { spent: 0, left: 9 } });

    const failed = await applied('GiftFailed', 'ball');
    const set = (state: string) =>
      sql`update promotions_rewards set state = ${state} where id = ${failed.decision.rewardId}`.execute(
        test.app.db,
      );
    await set('failed');
    seen.set('reviewFailed', await failed.read());
    await expect(set('applied')).rejects.toThrow();

    expect(Object.fromEntries(seen)).toEqual({
      underReview: [0, 0],
      provided: [1, 1],
      pending: [0, 6],
      rejected: [4, 2],
      reviewFailed: [3, 4],
    });
  });

  it('has a label of its own for each number; 3 is none of the second enumeration', () => {
    for (const statuses of [giftRecordStatuses, giftStatuses])
      for (const language of ['zh', 'en'] as const)
        expect(new Set(statuses.list.map((status) => status[language])).size).toBe(statuses.list.length);
    expect(giftRecordStatuses.codeList).toEqual([0, 1, 2, 3, 4]);
    expect(giftStatuses.codeList).toEqual([0, 1, 2, 4, 5, 6]);
  });
});

describe('the gift for a deposit', () => {
  let first: { kind: 'depositFirst'; no: number };
  let again: { kind: 'depositAgain'; no: number };
  beforeAll(async () => {
    first = { kind: 'depositFirst', no: await test.publish(depositGiftTerms('depositFirst')) };
    again = { kind: 'depositAgain', no: await test.publish(depositGiftTerms('depositAgain')) };
  });

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

const pushTerms = (): TermsOf<'push'> => ({ ...offerTerms(), audience: { gradeFrom: 2 }, kind: 'push' });
const gradeOf = (id: string, grade: number) =>
  sql`update members_accounts set grade = ${grade} where id = ${id}`.execute(test.app.db);

it('is offered to those whom it is for until it is taken, and to nobody else; its publication says where and for whom', async () => {
  const [vip, other, kept] = [
    await test.register('PushedVip'),
    await test.register('PushedNone'),
    await test.register('PushedKept'),
  ];
  await gradeOf(vip.id, 3);
  await gradeOf(kept.id, 3);
  await sql`update members_accounts set black = true where id = ${kept.id}`.execute(test.app.db);
  const no = await test.publish(pushTerms());
  const { rows } = await sql<{ payload: object }>`
    select payload from platform_outbox where name = 'campaign.changed'`.execute(test.app.db);
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    {
      kind: 'push',
      summary: { zh: '测试用的活动' },
      path: `/app/preferentialActivity/${no}`,
      gradeFrom: 2,
    },
  ]);

  const offers = async (api: typeof vip.api) =>
    (await api.listPushOffers({})).offers.map((offer) => [offer.no, offer.reward]);
  expect(await offers(vip.api)).toEqual([[no, '18.00']]);
  expect(await offers(other.api)).toEqual([]);
  expect(await offers(kept.api)).toEqual([]);
  await expect(other.api.applyActivity({ kind: 'push', no }, test.once())).rejects.toMatchObject({
    error: 'notEligible',
  });
  await vip.api.applyActivity({ kind: 'push', no }, test.once());
  expect(await test.centerOf(vip)).toBe('18.00');
  expect(await offers(vip.api)).toEqual([]);
  await expect(vip.api.applyActivity({ kind: 'push', no }, test.once())).rejects.toMatchObject({
    error: 'rewardAlreadyClaimed',
  });
});
