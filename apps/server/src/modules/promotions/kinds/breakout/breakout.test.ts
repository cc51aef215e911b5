import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest, fen } from '../../testing/promotions-test.ts';
import { sendHappy } from '../happy-send/send-happy.job.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

function breakoutTerms(over: Partial<TermsOf<'breakout'>> = {}): TermsOf<'breakout'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return {
    ...common,
    kind: 'breakout',
    barriers: [
      { rule: 'phone', zh: '绑定手机号', en: 'Bind your phone', prize: '3' },
      { rule: 'deposited', zh: '累计存款', en: 'Deposit', need: '100', prize: '5' },
      { rule: 'played', zh: '电子流水', en: 'Play', category: 'electronic', need: '500', prize: '10' },
    ],
    ...over,
  };
}

const states = ({ barriers }: { barriers: { status: number }[] }) => barriers.map(({ status }) => status);

describe('breaking through barriers', () => {
  it('shows barriers as 0, 1 or 2 with their steps, is passed in order and names who finished [ACT-009]', async () => {
    const no = await test.publish(breakoutTerms());
    const activityId = no;
    const visited = await test.visitor.getBreakout({ activityId });
    expect(Object.keys(visited).toSorted()).toEqual(['activityId', 'barriers', 'carousel', 'now', 'steps']);
    expect(states(visited)).toEqual([1, 0, 0]);

    const member = await test.register('Breaker1');
    await test.deposits(member, '60.00');
    expect(await member.api.getBreakout({ activityId })).toMatchObject({
      activityId,
      steps: [
        { barrier: 1, rule: 'phone', need: '1', have: '0', isMet: false },
        { barrier: 2, rule: 'deposited', need: '100.00', have: '60.00', isMet: false },
        { barrier: 3, rule: 'played', category: 'electronic', need: '500.00', have: '0.00', isMet: false },
      ],
      carousel: [],
    });
    const pass = (barrier: number) => member.api.passBarrier({ activityId, barrier }, test.once());
    await expect(pass(1)).rejects.toMatchObject({ error: 'taskUnfinished' });
    await expect(pass(4)).rejects.toMatchObject({ error: 'activityUnknown' });

    await sql`update members_accounts set phone = '13800138002' where id = ${member.id}`.execute(test.app.db);
    await test.deposits(member, '40.00');
    // The second one's step is done, but its turn comes after the first.
    await expect(pass(2)).rejects.toMatchObject({ error: 'barrierClosed' });
    expect(await pass(1)).toMatchObject({ status: 200, reward: { state: 'paid', amount: '3.00' } });
    expect(states(await member.api.getBreakout({ activityId }))).toEqual([2, 1, 0]);
    const presses = await Promise.allSettled([pass(2), pass(2), pass(2)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(pass(1)).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });

    await test.plays(member, '499.99');
    await expect(pass(3)).rejects.toMatchObject({ error: 'taskUnfinished' });
    await test.plays(member, '0.01');
    await pass(3);
    expect(await test.centerOf(member)).toBe('18.00');
    const finished = await test.visitor.getBreakout({ activityId });
    expect(finished.carousel).toMatchObject([{ name: 'B***1' }]);
    expect(states(await member.api.getBreakout({ activityId }))).toEqual([2, 2, 2]);
  });

  it('opens nothing while it is paused, before its start, or to who is not in its audience', async () => {
    const no = await test.publish(breakoutTerms({ audience: { gradeFrom: 3 } }));
    const member = await test.register('Breaker2');
    const press = { activityId: no, barrier: 1 };
    await expect(member.api.passBarrier(press, test.once())).rejects.toMatchObject({ error: 'notEligible' });
    const coming = await test.publish(
      breakoutTerms({ startsAt: '2026-08-20T16:00:00.000Z', endsAt: '2026-08-30T16:00:00.000Z' }),
    );
    expect(states(await member.api.getBreakout({ activityId: coming }))).toEqual([0, 0, 0]);
    await expect(
      member.api.passBarrier({ activityId: coming, barrier: 1 }, test.once()),
    ).rejects.toMatchObject({ error: 'activityNotStarted' });
    await test.maker.pauseCampaign({ kind: 'breakout', no, paused: true, reason: '核对条件' }, test.once());
    expect(states(await member.api.getBreakout({ activityId: no }))).toEqual([0, 0, 0]);
    await expect(member.api.getBreakout({ activityId: 9_999 })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
  });
});

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

describe('a campaign’s account', () => {
  it('pays to the last fen and never more, however many ask at once', async () => {
    // Room for five rewards of 18.00 and a rest, spread over sixteen buckets of 5.62 and 5.70: none holds a whole reward.
    const no = await test.publish(offerTerms({ budget: '99.99' }));
    const members = await Promise.all(
      Array.from({ length: 9 }, (_, index) => test.register(`Budget${index}`)),
    );
    const answers = await Promise.allSettled(
      members.map(({ api }) => api.applyActivity({ kind: 'offer', no }, test.once())),
    );
    const paid = answers.filter(({ status }) => status === 'fulfilled');
    expect(paid).toHaveLength(5);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'prizeSoldOut' });
    const liability = await test.checker.getLiability({});
    expect(liability.campaigns.find((campaign) => campaign.no === no)).toMatchObject({
      funded: '99.99',
      paid: '90.00',
      promised: '0.00',
      balance: '9.99',
    });
  });

  it('pays one member once, however often the button is pressed', async () => {
    const no = await test.publish(offerTerms());
    const member = await test.register('PressesOften');
    const before = fen(await test.centerOf(member));
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => member.api.applyActivity({ kind: 'offer', no }, test.once())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(fen(await test.centerOf(member)) - before).toBe(1800n);
  });
});
