import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import {
  createPromotionsTest,
  offerTerms,
  signTerms,
  type PromotionsTest,
} from '../testing/promotions-test.ts';

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
