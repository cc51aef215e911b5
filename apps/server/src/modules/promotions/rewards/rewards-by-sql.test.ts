import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, beforeEach } from 'vitest';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import {
  createPromotionsTest,
  offerTerms,
  signTerms,
  type PromotionsTest,
} from '../testing/promotions-test.ts';
import { payUndecided } from './pay-undecided.job.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const stateOf = async (run: { execute(db: PromotionsTest['app']['db']): Promise<unknown> }) =>
  run.execute(test.app.db).then(
    () => 'done',
    (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
  );
const ofReward = (what: string, id: string) =>
  stateOf(sql`update promotions_rewards set ${sql.raw(what)} where id = ${id}`);
const ofCampaign = (what: string, no: number) =>
  stateOf(sql`update promotions_campaigns set ${sql.raw(what)} where kind = 'offer' and no = ${no}`);

describe('a reward written past the product', () => {
  it('is paid once, and nothing of what was promised changes', async () => {
    const no = await test.publish(offerTerms());
    const member = await test.register('PaidBySql');
    const { reward } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
    const again = "state = 'paid', paid_at = platform_now(), transfer = gen_random_uuid()";
    expect(await ofReward(again, reward.id)).toBe('promotions_rewards_kept');
    expect(await ofReward("state = 'applied', paid_at = null, transfer = null", reward.id)).toMatch(
      /^promotions_rewards/,
    );
    expect(await ofReward('amount = amount + 1', reward.id)).toBe('42501');
    expect(await stateOf(sql`delete from promotions_rewards where id = ${reward.id}`)).toBe('42501');
  });

  it('is not refused and then paid, and does not expire before its time', async () => {
    const no = await test.publish(offerTerms({ reviewed: true }));
    const member = await test.register('RefusedBySql');
    const { reward } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
    expect(await ofReward("state = 'expired'", reward.id)).toBe('promotions_rewards_way');
    expect(await ofReward("state = 'refused'", reward.id)).toBe('done');
    const paid = "state = 'paid', paid_at = platform_now(), transfer = gen_random_uuid()";
    expect(await ofReward(paid, reward.id)).toBe('promotions_rewards_way');
  });
});

describe('a campaign written past the product', () => {
  it('stays closed, keeps its money, and names versions of its own alone', async () => {
    const no = await test.publish(offerTerms());
    const other = await test.publish(offerTerms({ reward: '19.00' }));
    expect(await ofCampaign("closed = 'archived', closed_at = platform_now()", no)).toBe(
      'promotions_campaigns_running',
    );
    expect(await ofCampaign('funded = funded - 1', no)).toBe('promotions_campaigns_kept');
    const foreign = `published = (select published from promotions_campaigns where kind = 'offer' and no = ${other})`;
    expect(await ofCampaign(foreign, no)).toBe('promotions_campaigns_version');
    const { kind, no: draft } = await test.maker.saveCampaignDraft({ terms: offerTerms() }, test.once());
    await test.checker.endCampaign({ kind, no: draft, reason: '撤销草稿' }, test.once());
    expect(await ofCampaign('closed = null, closed_at = null', draft)).toBe('promotions_campaigns_closed');
  });

  it('does not change a version, and takes a sign a day', async () => {
    expect(await stateOf(sql`update promotions_versions set number = number + 1`)).toBe('42501');
    expect(await stateOf(sql`delete from promotions_versions`)).toBe('42501');
    const no = await test.publish(signTerms());
    const member = await test.register('SignsBySql');
    await member.api.signToday({ no }, test.once());
    const doubled = sql`insert into promotions_signs (shard_id, member_id, no, day, cycle, reward_id)
      select shard_id, member_id, no, day, cycle, reward_id from promotions_signs where member_id = ${member.id}`;
    expect(await stateOf(doubled)).toBe('promotions_signs_pkey');
  });
});

describe('a review that nobody decides', () => {
  afterAll(async () => {
    await test.days(0);
  });
  beforeEach(() => test.days(0));

  async function applied(name: string, reward: string) {
    const no = await test.publish(offerTerms({ reward, reviewed: true, budget: '9000.00' }));
    const member = await test.register(name);
    const { reward: own } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
    return { member, no, own, decision: { memberId: member.id, rewardId: own.id, remark: '核对无误' } };
  }

  const undecided = async () =>
    (await test.app.metrics.gauge('rewards_undecided', '').get()).values[0]?.value;

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
