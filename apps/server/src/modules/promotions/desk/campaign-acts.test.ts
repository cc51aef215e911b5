import { afterAll, beforeAll, expect, it } from 'vitest';
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
