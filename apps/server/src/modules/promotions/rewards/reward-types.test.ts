import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { selectPublished } from '../campaigns/campaigns-store.ts';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';
import type { RewardRow } from '../tables.ts';
import { giveReward } from './give-reward.ts';
import { withFund } from './with-fund.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(offerTerms({ budget: '30.00' }));
});
afterAll(() => test.end());

type Kind = Pick<RewardRow, 'type' | 'amount' | 'detail'>;

/** Gives a member a reward of a type as an act of the campaign would. */
function give(memberId: string, step: string, reward: Kind) {
  return withFund(test.app, (pay) =>
    inTransaction(test.app.db, async (tx) => {
      const campaign = await selectPublished(test.app.db, { kind: 'offer', no });
      if (!campaign?.published) throw new Error('no campaign');
      const { published: version, terms } = campaign;
      const given = { memberId, campaign: { kind: 'offer' as const, no }, version, terms, step };
      return giveReward(tx, test.app, pay, { ...given, period: 'once', ...reward });
    }),
  );
}

const liability = async () =>
  (await test.checker.getLiability({})).campaigns.find((each) => each.kind === 'offer' && each.no === no);

describe('a reward', () => {
  it('of points is booked as points and leaves the campaign’s account alone', async () => {
    const member = await test.register('RewardPoints');
    await give(member.id, 'points', { type: 'points', amount: 25n, detail: null });
    expect((await member.api.getPoints({})).balance).toBe(25);
    const { rewards } = await member.api.listRewards({});
    expect(rewards).toMatchObject([{ type: 'points', amount: '25', state: 'paid', goods: null }]);
    expect(await liability()).toMatchObject({ paid: '0.00', balance: '30.00' });
  });

  it('of free rounds takes their stakes from the campaign’s account when it is given', async () => {
    const member = await test.register('RewardRounds');
    const detail = { game: 'dice' as const, stake: '200', count: 5 };
    await give(member.id, 'rounds', { type: 'freeRounds', amount: 10_00n, detail });
    const { grants } = await member.api.listFreeRounds({});
    expect(grants).toMatchObject([{ game: 'dice', stake: '2.00', count: 5, left: 5 }]);
    expect(await liability()).toMatchObject({ paid: '10.00', balance: '20.00' });
    const more = { game: 'dice' as const, stake: '300', count: 7 };
    await expect(
      give(member.id, 'more', { type: 'freeRounds', amount: 21_00n, detail: more }),
    ).rejects.toMatchObject({ error: 'prizeSoldOut' });
  });

  it('of goods waits for people, moves nothing, and says what it is', async () => {
    const member = await test.register('RewardGoods');
    const detail = { giftId: 'cup', name: { zh: '保温杯', en: 'Thermos' } };
    await give(member.id, 'goods', { type: 'goods', amount: 68_00n, detail });
    const waiting = { campaign: { kind: 'offer' as const, no }, state: 'applied' as const };
    const [reward] = (await test.checker.listCampaignRewards(waiting)).rewards;
    expect(reward).toMatchObject({ type: 'goods', goods: '保温杯', amount: '68.00' });
    const decision = { memberId: member.id, rewardId: reward?.id ?? '', pay: true, remark: '已寄出' };
    expect(await test.checker.decideReward(decision, test.once())).toMatchObject({ state: 'paid' });
    expect((await member.api.listRewards({})).rewards).toMatchObject([
      { type: 'goods', state: 'paid', goods: { name: '保温杯' } },
    ]);
    expect(await test.centerOf(member)).toBe('0.00');
  });
});
