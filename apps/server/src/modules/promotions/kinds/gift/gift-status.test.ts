import { giftRecordStatuses, giftStatuses } from '@fairway/contract/promotions/gifts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
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
