import { coin } from '@fairway/money';
import { accountsOf, move, readBalance } from '#modules/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { postForTest } from '../../../testing/fund-member.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { selectPublished } from '../campaigns/campaigns-store.ts';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';
import type { RewardRow } from '../tables.ts';
import { wheelTerms } from '../kinds/instant/testing/instant-testing.ts';
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

const liabilityOf = async (number: number) =>
  (await test.checker.getLiability({})).campaigns.find((each) => each.kind === 'offer' && each.no === number);
const liability = () => liabilityOf(no);

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

describe('an offer that gives something else than money', () => {
  const apply = ({ api }: TestMember, number: number) =>
    api.applyActivity({ kind: 'offer', no: number }, test.once());
  const own = async ({ api }: TestMember) => (await api.listRewards({})).rewards[0];
  const coinsOfMember = async ({ api }: TestMember) => (await api.getCoinBalance({})).balance;

  it('pays coins out of its budget in yuan, takes them back for abuse, the rest as debt, and back again', async () => {
    // 200 coins at ten for a yuan.
    const gives = { type: 'coins' as const, count: 200 };
    const coins = await test.publish(offerTerms({ budget: '20.00', reward: '20.00', gives }));
    const member = await test.register('TakesCoins');
    await apply(member, coins);
    expect(await coinsOfMember(member)).toBe('200');
    expect(await own(member)).toMatchObject({ type: 'coins', amount: '200', state: 'paid' });
    const of = async () => (await test.checker.getLiability({})).campaigns.find((row) => row.no === coins);
    expect(await of()).toMatchObject({ paid: '20.00', balance: '0.00' });
    const late = await test.register('NoCoinsLeft');
    await expect(apply(late, coins)).rejects.toMatchObject({ error: 'prizeSoldOut' });

    const account = accountsOf(member.id);
    await postForTest(
      test.app,
      'gift',
      move(account.coins(), account.house('coinRevenue', 'COIN'), coin(150n)),
    );
    const named = { memberId: member.id, rewardId: (await own(member))?.id ?? '' };
    const asked = { ...named, reason: '多账号套取金币' };
    const { proposalId: id } = await test.maker.requestRewardReversal(asked, test.once());
    await test.checker.approveProposal({ id }, test.once());
    const debt = async () => (await readBalance(test.app.db, account.debt('COIN'))).minor;
    expect([await coinsOfMember(member), await debt()]).toEqual(['0', -150n]);
    expect(await of()).toMatchObject({ paid: '0.00', balance: '20.00' });
    await member.api.appealReward({ rewardId: named.rewardId, text: '只有这一个账号' }, test.once());
    const third = await test.operator('crm');
    await third.api.decideRewardAppeal({ ...named, grant: true, remark: '复核无误' }, test.once());
    expect([await coinsOfMember(member), await debt()]).toEqual(['50', 0n]);
    expect(await of()).toMatchObject({ paid: '20.00', balance: '0.00' });
  });

  it('gives chances that are drawn in another campaign beside its own, and costs nothing', async () => {
    const wheel = await test.publish(wheelTerms({ chances: { by: 'day' } }));
    const gives = { type: 'chances' as const, kind: 'wheel' as const, no: wheel, count: 2 };
    const offer = await test.publish(offerTerms({ reward: '0', budget: '0', gives }));
    const member = await test.register('TakesChances');
    const key = { kind: 'wheel' as const, no: wheel };
    const left = async () => (await member.api.getDraw(key)).chances?.left;
    expect(await left()).toBe(1);
    await apply(member, offer);
    expect(await left()).toBe(3);
    for (const seed of ['one', 'two'])
      await member.api.drawPrize({ ...key, clientSeed: `chance ${seed}` }, test.once());
    expect(await left()).toBe(1);
    // The day's own chance lapses with the day, what was given stays.
    test.clock.advance({ hours: 24 });
    member.api = await test.again(member);
    expect(await left()).toBe(2);
    await test.days(0);
  });

  it('is not published where its amount is not its cost, or there is nothing to draw in', async () => {
    const gives = { type: 'points' as const, count: 50 };
    await expect(test.publish(offerTerms({ reward: '5.00', gives }))).rejects.toMatchObject({
      error: 'campaignUnfit',
    });
    const nowhere = { type: 'chances' as const, kind: 'shot' as const, no: 999, count: 1 };
    await expect(
      test.publish(offerTerms({ reward: '0', budget: '0', gives: nowhere })),
    ).rejects.toMatchObject({ error: 'campaignUnfit' });
    const points = await test.publish(offerTerms({ reward: '0', budget: '0', gives }));
    const member = await test.register('TakesPoints');
    await apply(member, points);
    expect((await member.api.getPoints({})).balance).toBe(50);
    const rounds = { type: 'freeRounds' as const, game: 'dice' as const, stake: '1.00', count: 5 };
    const free = await test.publish(offerTerms({ reward: '5.00', gives: rounds }));
    await apply(member, free);
    expect((await member.api.listFreeRounds({})).grants).toMatchObject([{ game: 'dice', left: 5 }]);
  });

  it('gives a free bet whose stake leaves the campaign, and two people take it back while no bet has it', async () => {
    const gives = {
      type: 'freeBet' as const,
      stake: '20.00',
      days: 3,
      sport: 'football' as const,
      leastOdds: '1.5',
    };
    const elsewhere = { ...gives, competitionId: '987654321' };
    for (const unfit of [
      { gives, reward: '10.00' },
      { gives: elsewhere, reward: '20.00' },
    ])
      await expect(test.publish(offerTerms(unfit))).rejects.toMatchObject({ error: 'campaignUnfit' });
    const number = await test.publish(offerTerms({ reward: '20.00', budget: '50.00', turnover: '1', gives }));
    const member = await test.register('TakesFreeBet');
    await apply(member, number);
    const { freeBets } = await member.api.listFreeBets({});
    expect(freeBets).toMatchObject([
      {
        stake: '20.00',
        state: 'open',
        factor: '1',
        sport: 'football',
        competition: null,
        leastOdds: '1.500',
      },
    ]);
    expect(await liabilityOf(number)).toMatchObject({ paid: '20.00', balance: '30.00' });

    const [reward] = (await member.api.listRewards({})).rewards;
    expect(reward).toMatchObject({ type: 'freeBet', amount: '20.00', state: 'paid' });
    const request = { memberId: member.id, rewardId: reward?.id ?? '', reason: '多账号套利' };
    const { proposalId: id } = await test.maker.requestRewardReversal(request, test.once());
    await test.checker.approveProposal({ id }, test.once());
    expect((await member.api.listFreeBets({})).freeBets).toMatchObject([{ state: 'withdrawn' }]);
    expect(await liabilityOf(number)).toMatchObject({ paid: '0.00', balance: '50.00' });
  });

  it('binds a free bet to a competition that the console finds by a part of its name, in both languages', async () => {
    const named = async (key: string, zh: string, en: string, season: string) => {
      const { rows } = await sql<{ id: string }>`
        insert into sportsbook_competitions (key, name_zh, name_en, season, position, time_zone, created_at)
        values (${key}, ${zh}, ${en}, ${season}, 90, 'UTC', now()) returning id::text`.execute(test.app.db);
      return rows[0]?.id ?? '';
    };
    const old = await named('lantern-25', '灯笼联赛', 'Lantern League', '2025');
    const now = await named('lantern-26', '灯笼联赛', 'Lantern League', '2026');
    const api = test.maker;
    const found = async (asked: { search?: string; id?: string }) =>
      (await api.searchCompetitions(asked)).competitions.map(({ id, season }) => [id, season]);
    const both = [
      [now, '2026'],
      [old, '2025'],
    ];
    expect([await found({ search: '灯笼' }), await found({ search: 'lantern l' })]).toEqual([both, both]);
    expect([await found({ search: 'league 2025' }), await found({ id: old })]).toEqual([
      [both[1]],
      [both[1]],
    ]);
    expect(await found({ search: '%' })).toEqual([]);
    await expect(api.searchCompetitions({ id: 'x' })).rejects.toMatchObject({ error: 'inputInvalid' });

    const gives = { type: 'freeBet' as const, stake: '20.00', days: 3, competitionId: now };
    const bound = await test.publish(offerTerms({ reward: '20.00', gives }));
    const member = await test.register('BoundFreeBet');
    await apply(member, bound);
    expect((await member.api.listFreeBets({})).freeBets).toMatchObject([
      { competition: { id: now, zh: '灯笼联赛', en: 'Lantern League' } },
    ]);
  });
});
