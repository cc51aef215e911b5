import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

it('every act on a campaign and its rewards leaves a row with who, what and why', async () => {
  const no = await test.publish(offerTerms({ reviewed: true, endsAt: '2026-08-16T00:00:00.000Z' }));
  const member = await test.register('LeavesRows');
  const { reward } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
  const key = { kind: 'offer' as const, no };
  const decision = { memberId: member.id, rewardId: reward.id, pay: true, remark: '核对无误' };
  await test.checker.decideReward(decision, test.once());
  await test.checker.pauseCampaign({ ...key, paused: true, reason: '核查' }, test.once());
  await test.days(1);
  await test.checker.endCampaign({ ...key, reason: '结束归档' }, test.once());

  const auditor = await test.operator('auditor');
  const of = async (asked: { action: string }) => (await auditor.api.listAudit(asked)).rows[0];
  const object = { objectKind: 'campaign', objectId: `offer/${no}` };
  expect(await of({ action: 'saveCampaignDraft' })).toMatchObject({
    ...object,
    after: { budget: '1000.00' },
  });
  expect(await of({ action: 'rehearseCampaign' })).toMatchObject({
    ...object,
    after: { cost: '0.00', winners: 0 },
  });
  expect(await of({ action: 'requestPublication' })).toMatchObject({ ...object, reason: '按计划发布' });
  expect(await of({ action: 'pauseCampaign' })).toMatchObject({
    ...object,
    before: { paused: false },
    after: { paused: true },
  });
  expect(await of({ action: 'endCampaign' })).toMatchObject({
    ...object,
    after: { closed: 'archived', returned: '982.00' },
  });
  expect(await of({ action: 'decideReward' })).toMatchObject({
    objectKind: 'campaignReward',
    objectId: reward.id,
    before: { state: 'applied' },
    after: { state: 'paid', agreed: false },
    reason: '核对无误',
  });
});

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
