import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { countOverdueAppeals } from './count-overdue.job.ts';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const text = '我已按条款完成存款与投注，请再次核对。';

/** A member whose application the first person has refused. */
async function refused(name: string, reward: string) {
  const no = await test.publish(offerTerms({ reward, reviewed: true, budget: '9000.00' }));
  const member = await test.register(name);
  const { reward: own } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
  const named = { memberId: member.id, rewardId: own.id };
  await test.maker.decideReward({ ...named, pay: false, remark: '条件未满足' }, test.once());
  return { member, no, named };
}

describe('an appeal against a refused reward', () => {
  it('is made once, says until when it is answered, and is answered by another person, who pays', async () => {
    const { member, named } = await refused('Appeals', '20.00');
    const { rewards } = await member.api.listRewards({});
    expect(rewards).toMatchObject([
      { state: 'refused', mayAppeal: true, appeal: null, remark: '条件未满足' },
    ]);
    const { rewardId } = named;
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => member.api.appealReward({ rewardId, text }, test.once())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'appealClosed' });
    const [{ appeal } = { appeal: null }] = (await member.api.listRewards({})).rewards;
    expect(appeal).toMatchObject({ granted: null, answer: null });
    expect(Date.parse(appeal?.until ?? '') - Date.parse(appeal?.at ?? '')).toBe(72 * 3_600_000);

    const waiting = await test.checker.listCampaignRewards({ appealed: true });
    expect(waiting.rewards).toMatchObject([{ id: rewardId, appeal: { text, granted: null } }]);
    const grant = { ...named, grant: true, remark: '复核后符合条件' };
    await expect(test.maker.decideRewardAppeal(grant, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const decided = await Promise.allSettled(
      [1, 2].map(() => test.checker.decideRewardAppeal(grant, test.once())),
    );
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await test.centerOf(member)).toBe('20.00');
    expect((await member.api.listRewards({})).rewards).toMatchObject([
      { state: 'paid', mayAppeal: false, appeal: { granted: true, answer: '复核后符合条件' } },
    ]);
    expect((await test.checker.listCampaignRewards({ appealed: true })).rewards).toEqual([]);
    const auditor = await test.operator('auditor');
    expect((await auditor.api.listAudit({ action: 'decideRewardAppeal' })).rows[0]).toMatchObject({
      objectKind: 'campaignReward',
      objectId: rewardId,
      before: { state: 'refused' },
      after: { state: 'paid', granted: true },
      reason: '复核后符合条件',
    });
  });

  it('stays refused where it is declined, and is not made again', async () => {
    const { member, named } = await refused('Declined', '20.00');
    const { rewardId } = named;
    await member.api.appealReward({ rewardId, text }, test.once());
    const decline = { ...named, grant: false, remark: '复核后仍不符合' };
    expect(await test.checker.decideRewardAppeal(decline, test.once())).toEqual({ state: 'refused' });
    await expect(member.api.appealReward({ rewardId, text }, test.once())).rejects.toMatchObject({
      error: 'appealClosed',
    });
    expect(await test.centerOf(member)).toBe('0.00');
  });

  it('of more than 5,000.00 is paid once a second person agrees', async () => {
    const { member, named } = await refused('LargeAppeal', '5000.01');
    const { rewardId } = named;
    await member.api.appealReward({ rewardId, text }, test.once());
    const grant = { ...named, grant: true, remark: '复核后符合条件' };
    expect(await test.checker.decideRewardAppeal(grant, test.once())).toEqual({ state: 'applied' });
    const pay = { ...named, pay: true, remark: '同意' };
    await expect(test.checker.decideReward(pay, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    expect(await test.centerOf(member)).toBe('0.00');
    expect(await test.maker.decideReward(pay, test.once())).toEqual({ state: 'paid', agreed: false });
    expect(await test.centerOf(member)).toBe('5000.01');
  });

  it('is not for others, nor for what nobody refused, and no row says otherwise', async () => {
    const { named } = await refused('Stranger', '20.00');
    const { rewardId } = named;
    const other = await test.register('OtherOne');
    await expect(other.api.appealReward({ rewardId, text }, test.once())).rejects.toMatchObject({
      error: 'rewardUnknown',
    });
    const no = await test.publish(offerTerms());
    const { reward } = await other.api.applyActivity({ kind: 'offer', no }, test.once());
    await expect(other.api.appealReward({ rewardId: reward.id, text }, test.once())).rejects.toMatchObject({
      error: 'appealClosed',
    });
    const write = (id: string, what: string) =>
      sql`update promotions_rewards set ${sql.raw(what)} where id = ${id}`.execute(test.app.db).then(
        () => 'done',
        (fault: unknown) => refusedBy(fault),
      );
    expect(await write(rewardId, "state = 'applied'")).toBe('promotions_rewards_way');
    expect(await write(reward.id, "appeal_text = 'x', appealed_at = platform_now()")).toBe(
      'promotions_rewards_appeal_kept',
    );
  });
});

it('counts an appeal for the alarm once nobody has answered it for 72 hours', async () => {
  const overdue = async () => {
    await countOverdueAppeals(test.app);
    return (await test.app.metrics.gauge('reward_appeals_overdue', '').get()).values[0]?.value;
  };
  await test.days(4);
  const before = (await overdue()) ?? 0;
  const { member, named } = await refused('AppealsLate', '20.00');
  await member.api.appealReward({ rewardId: named.rewardId, text }, test.once());
  test.clock.advance({ hours: 71 });
  expect(await overdue()).toBe(before);
  test.clock.advance({ hours: 1 });
  expect(await overdue()).toBe(before + 1);
  await test.days(0);
  const answer = { ...named, grant: false, remark: '再次核对后维持原决定' };
  await test.checker.decideRewardAppeal(answer, test.once());
  expect(await overdue()).toBe(before);
});
