import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

async function applied(name: string, reward: string) {
  const no = await test.publish(offerTerms({ reward, reviewed: true, budget: '20000.00' }));
  const member = await test.register(name);
  const answer = await member.api.applyActivity({ kind: 'offer', no }, test.once());
  expect(answer.reward.state).toBe('applied');
  return { member, no, decision: { memberId: member.id, rewardId: answer.reward.id, remark: '核对无误' } };
}

describe('a reward under review', () => {
  it('is refused by one person, who says why, and asked for no second time', async () => {
    const { member, no, decision } = await applied('Refused', '20.00');
    await expect(member.api.applyActivity({ kind: 'offer', no }, test.once())).rejects.toMatchObject({
      error: 'applyUnderReview',
    });
    const refusal = { ...decision, pay: false, remark: '条件未满足' };
    expect(await test.maker.decideReward(refusal, test.once())).toEqual({ state: 'refused', agreed: false });
    const { rewards } = await member.api.listRewards({});
    expect(rewards).toMatchObject([{ state: 'refused', remark: '条件未满足', amount: '20.00' }]);
    await expect(test.checker.decideReward({ ...decision, pay: true }, test.once())).rejects.toMatchObject({
      error: 'rewardNotWaiting',
    });
    expect(await test.centerOf(member)).toBe('0.00');
  });

  it('is paid by one person up to 5,000.00, by two above, and once however many decide at once', async () => {
    const small = await applied('PaidByOne', '5000.00');
    const answers = await Promise.allSettled(
      [test.maker, test.checker].map((api) =>
        api.decideReward({ ...small.decision, pay: true }, test.once()),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await test.centerOf(small.member)).toBe('5000.00');

    const large = await applied('PaidByTwo', '5000.01');
    const decide = (api: typeof test.maker) =>
      api.decideReward({ ...large.decision, pay: true }, test.once());
    expect(await decide(test.maker)).toEqual({ state: 'applied', agreed: true });
    await expect(decide(test.maker)).rejects.toMatchObject({ error: 'approverIsMaker' });
    expect(await test.centerOf(large.member)).toBe('0.00');
    expect(await decide(test.checker)).toEqual({ state: 'paid', agreed: false });
    expect(await test.centerOf(large.member)).toBe('5000.01');
  });
});
