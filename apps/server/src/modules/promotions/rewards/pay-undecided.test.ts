import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';
import { payUndecided } from './pay-undecided.job.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(async () => {
  await test.days(0);
  await test.end();
});
beforeEach(() => test.days(0));

async function applied(name: string, reward: string) {
  const no = await test.publish(offerTerms({ reward, reviewed: true, budget: '9000.00' }));
  const member = await test.register(name);
  const { reward: own } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
  return { member, no, own, decision: { memberId: member.id, rewardId: own.id, remark: '核对无误' } };
}

const undecided = async () => (await test.app.metrics.gauge('rewards_undecided', '').get()).values[0]?.value;

describe('a review that nobody decides', () => {
  it('ends after 48 hours with the payment, of two people’s amounts too, once however many run', async () => {
    const { member, no, own } = await applied('Undecided', '5000.01');
    expect(own.state).toBe('applied');
    expect(Date.parse(own.paidUndecidedAt ?? '') - Date.parse(own.at)).toBe(48 * 3_600_000);
    test.clock.advance({ hours: 47, minutes: 59 });
    await payUndecided(test.app);
    expect(await test.centerOf(member)).toBe('0.00');
    test.clock.advance({ minutes: 1 });
    await Promise.all([payUndecided(test.app), payUndecided(test.app)]);
    expect(await test.centerOf(member)).toBe('5000.01');
    await test.days(0);
    const { rewards } = await test.maker.listCampaignRewards({ campaign: { kind: 'offer', no } });
    expect(rewards).toMatchObject([{ state: 'paid', decidedBy: null, agreedBy: null }]);
    expect(rewards[0]?.decidedAt).not.toBeNull();
    expect(await undecided()).toBe(0);
  });

  it('is refused by a person all the while, and then not paid', async () => {
    const { member, decision } = await applied('RefusedInTime', '20.00');
    test.clock.advance({ hours: 49 });
    await test.days(0);
    const refusal = { ...decision, pay: false, remark: '同一人重复申请' };
    const [refused] = await Promise.allSettled([
      test.maker.decideReward(refusal, test.once()),
      payUndecided(test.app),
    ]);
    // Whichever was first, the other found it decided.
    expect(await test.centerOf(member)).toBe(refused.status === 'fulfilled' ? '0.00' : '20.00');
  });

  it('waits on for a frozen account, is counted, and is paid once that is open again', async () => {
    const { member } = await applied('Frozen', '30.00');
    const set = (status: string) =>
      sql`update members_accounts set status = ${status} where id = ${member.id}`.execute(test.app.db);
    await set('frozen');
    test.clock.advance({ hours: 49 });
    await payUndecided(test.app);
    expect([await test.centerOf(member), await undecided()]).toEqual(['0.00', 1]);
    await set('active');
    await payUndecided(test.app);
    expect([await test.centerOf(member), await undecided()]).toEqual(['30.00', 0]);
  });
});
