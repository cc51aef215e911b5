import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import { sendHappy } from './send-happy.job.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

/** 18.00 for each of a list, waiting seven days. */
function happyTerms(list: { id: string; count: number }): TermsOf<'happySend'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return { ...common, kind: 'happySend', list, amount: '18.00' };
}

describe('a gift for the members of a list', () => {
  it('waits for each of them once, is listed and claimed within seven days, and is nobody else’s [ACT-034]', async () => {
    const [one, two, other] = [
      await test.register('ListedOne'),
      await test.register('ListedTwo'),
      await test.register('NotListed'),
    ];
    const names = ['ListedOne', 'listedtwo', 'LISTEDONE'];
    const id = test.once();
    const list = await test.maker.writeHappyList({ names }, id);
    expect(list.count).toBe(2);
    expect(await test.maker.writeHappyList({ names }, id)).toEqual(list);
    expect((await test.checker.getHappyList({ id: list.id })).names).toEqual(['ListedOne', 'ListedTwo']);

    const no = await test.publish(happyTerms(list));
    expect((await one.api.listHappySends({})).list).toEqual([]);
    await Promise.all([sendHappy(test.app), sendHappy(test.app)]);
    await sendHappy(test.app);
    const { list: sent } = await one.api.listHappySends({});
    expect(sent).toMatchObject([
      {
        kind: 'happySend',
        no,
        amount: '18.00',
        state: 'reached',
        expiresAt: '2026-08-22T04:00:00.000Z',
        path: `/app/preferentialActivity/${no}`,
      },
    ]);
    expect((await other.api.listHappySends({})).list).toEqual([]);
    expect((await one.api.listWelfare({})).count).toBe(1);
    const { rows } = await sql<{ payload: { memberId: string } }>`
      select payload from platform_outbox where name = 'reward.sent' order by id`.execute(test.app.db);
    // One each, though three runs saw the list.
    expect(rows.map(({ payload }) => payload.memberId).toSorted()).toEqual([one.id, two.id].toSorted());

    const [gift] = sent;
    if (!gift) throw new Error('no gift');
    await expect(other.api.claimReward({ id: gift.id }, test.once())).rejects.toMatchObject({
      error: 'rewardUnknown',
    });
    expect(await one.api.claimReward({ id: gift.id }, test.once())).toMatchObject({ amount: '18.00' });
    await expect(one.api.claimReward({ id: gift.id }, test.once())).rejects.toMatchObject({
      error: 'rewardAlreadyClaimed',
    });
    expect(await test.centerOf(one)).toBe('18.00');
    expect((await one.api.listHappySends({})).list).toMatchObject([{ state: 'paid' }]);

    await test.days(7);
    const late = await test.again(two);
    const [lapsed] = (await late.listHappySends({})).list;
    await expect(late.claimReward({ id: lapsed?.id ?? '' }, test.once())).rejects.toMatchObject({
      error: 'rewardExpired',
    });
    expect(await test.centerOf(two)).toBe('0.00');
  });

  it('is not sent to who may not be offered anything, then or later', async () => {
    const kept = await test.register('KeptOut');
    await sql`update members_accounts set black = true where id = ${kept.id}`.execute(test.app.db);
    const list = await test.maker.writeHappyList({ names: ['KeptOut'] }, test.once());
    await test.publish(happyTerms(list));
    await sendHappy(test.app);
    await sql`update members_accounts set black = false where id = ${kept.id}`.execute(test.app.db);
    await sendHappy(test.app);
    const api = await test.again(kept);
    expect((await api.listHappySends({})).list).toEqual([]);
  });

  it('needs names that are members’, and a budget and a list that fit each other', async () => {
    await expect(
      test.maker.writeHappyList({ names: ['KeptOut', 'NoSuchName'] }, test.once()),
    ).rejects.toMatchObject({ error: 'audienceUnknown', data: { names: ['NoSuchName'] } });
    const list = await test.maker.writeHappyList({ names: ['KeptOut', 'NotListed'] }, test.once());
    const short = { ...happyTerms(list), budget: '35.99' };
    const { verdict, ...draft } = await test.maker.saveCampaignDraft({ terms: short }, test.once());
    expect(verdict).toMatchObject([{ rule: 'budget' }]);
    await expect(
      test.maker.requestPublication({ ...draft, reason: '发布' }, test.once()),
    ).rejects.toMatchObject({ error: 'campaignUnfit' });
    // The list says how many are on it, not who writes the terms.
    const wrong = happyTerms({ ...list, count: 1 });
    await expect(test.publish(wrong)).rejects.toMatchObject({ error: 'campaignUnfit' });
    const none = happyTerms({ id: test.app.ids.uuid(), count: 1 });
    await expect(test.publish(none)).rejects.toMatchObject({ error: 'campaignUnfit' });
    await expect(test.maker.getHappyList({ id: none.list.id })).rejects.toMatchObject({
      error: 'activityUnknown',
    });

    const auditor = await test.operator('auditor');
    const { rows } = await auditor.api.listAudit({ action: 'writeHappyList' });
    expect(rows[0]).toMatchObject({ objectKind: 'happyList', objectId: list.id, after: { count: 2 } });
    expect(JSON.stringify(rows)).not.toContain('NotListed');
  });
});
