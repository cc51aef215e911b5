import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { spendOf } from '../../../../testing/fund-member.ts';
import type { TestMember } from '../../../../testing/test-app.ts';
import { hearNews } from '../../../messages/inbox/test-messages.ts';
import { releasedTerms } from '../../bonuses/testing/release-terms.fixture.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { insertReward } from '../../rewards/rewards-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const reason = '同一人多账号套取奖励';
const remark = '复核后确认并非同一人';
const owedBy = async ({ id }: TestMember) =>
  -(await readBalance(test.app.db, accountsOf(id).debt('CNY'))).minor;
const outstandingOf = async ({ api }: TestMember) =>
  (await api.getTurnover({})).wallets.find(({ currency }) => currency === 'CNY')?.outstanding ?? '0.00';
const ownReward = async ({ api }: TestMember) => (await api.listRewards({})).rewards[0];

/** A member with a paid offer, by default of 20.00 to be played twice. */
async function paidTo(name: string, over: Parameters<typeof offerTerms>[0] = {}) {
  const no = await test.publish(offerTerms({ reward: '20.00', turnover: '2', ...over }));
  const member = await test.register(name);
  const { reward } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
  return { member, no, named: { memberId: member.id, rewardId: reward.id } };
}
async function takeBack(named: { memberId: string; rewardId: string }) {
  const { proposalId: id } = await test.maker.requestRewardReversal({ ...named, reason }, test.once());
  return test.checker.approveProposal({ id }, test.once());
}
/** The member appeals, and a third person answers. */
async function appeal({ api }: TestMember, named: { memberId: string; rewardId: string }, grant: boolean) {
  await api.appealReward({ rewardId: named.rewardId, text: '我只有这一个账号，请再次核对。' }, test.once());
  const third = await test.operator('crm');
  return third.api.decideRewardAppeal({ ...named, grant, remark }, test.once());
}

describe('a paid reward that was abused', () => {
  it('is taken back once two people agree, the rest as debt, and its member reads why', async () => {
    const { member, no, named } = await paidTo('Abuser');
    await spendOf(test.app, member.id, 12_00n);
    const ask = () => test.maker.requestRewardReversal({ ...named, reason }, test.once());
    const { proposalId: id } = await ask();
    await expect(ask()).rejects.toMatchObject({ error: 'editConflict' });
    await expect(test.maker.approveProposal({ id }, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    // Nothing moves before the second person.
    expect([await test.centerOf(member), await outstandingOf(member)]).toEqual(['8.00', '40.00']);
    await test.checker.approveProposal({ id }, test.once());
    expect([await test.centerOf(member), await owedBy(member)]).toEqual(['0.00', 12_00n]);
    expect(await outstandingOf(member)).toBe('0.00');
    expect(await ownReward(member)).toMatchObject({
      state: 'paid',
      reversal: { amount: '20.00', cause: 'abuse' },
      remark: reason,
      mayAppeal: true,
    });
    await hearNews(test);
    const [message] = (await member.api.listMessages({ category: 'activity' })).messages;
    expect(message?.title).toBe('活动奖励已收回');
    expect(message?.text).toContain(reason);
    expect((await member.api.explainEligibility({ kind: 'offer', no })).rules).toContainEqual({
      rule: 'takenBack',
      need: '',
      have: '',
      met: false,
    });
    await expect(member.api.applyActivity({ kind: 'offer', no }, test.once())).rejects.toMatchObject({
      error: 'notEligible',
    });
    await expect(ask()).rejects.toMatchObject({ error: 'rewardNotReversible' });
    const auditor = await test.operator('auditor');
    expect((await auditor.api.listAudit({ action: 'requestRewardReversal' })).rows[0]).toMatchObject({
      objectKind: 'campaignReward',
      objectId: named.rewardId,
      after: { name: 'Abuser', amount: '20.00' },
      reason,
    });
  });

  it('comes back on an appeal that a third person grants: the debt is settled, what was to be played is asked again', async () => {
    const { member, no, named } = await paidTo('Cleared');
    await spendOf(test.app, member.id, 12_00n);
    await takeBack(named);
    await member.api.appealReward({ rewardId: named.rewardId, text: '我只有这一个账号。' }, test.once());
    for (const api of [test.maker, test.checker])
      await expect(
        api.decideRewardAppeal({ ...named, grant: true, remark }, test.once()),
      ).rejects.toMatchObject({ error: 'approverIsMaker' });
    const third = await test.operator('crm');
    const answers = await Promise.allSettled(
      [1, 2].map(() => third.api.decideRewardAppeal({ ...named, grant: true, remark }, test.once())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await test.centerOf(member), await owedBy(member)]).toEqual(['8.00', 0n]);
    expect(await outstandingOf(member)).toBe('40.00');
    expect(await ownReward(member)).toMatchObject({
      reversal: null,
      mayAppeal: false,
      appeal: { granted: true, answer: remark },
    });
    expect((await member.api.explainEligibility({ kind: 'offer', no })).eligible).toBe(true);
  });

  it('stays with the house where the appeal is declined', async () => {
    const { member, named } = await paidTo('StaysTaken');
    await takeBack(named);
    expect(await appeal(member, named, false)).toEqual({ state: 'paid' });
    expect(await test.centerOf(member)).toBe('0.00');
    expect(await ownReward(member)).toMatchObject({ reversal: { amount: '20.00' }, mayAppeal: false });
  });

  it('comes out of the bonus account first, and back with its part to be played', async () => {
    const no = await test.publish(releasedTerms());
    const member = await test.register('BonusAbused');
    const { reward } = await member.api.applyActivity({ kind: 'offer', no }, test.once());
    const named = { memberId: member.id, rewardId: reward.id };
    const bonus = accountsOf(member.id).bonus('CNY');
    expect((await readBalance(test.app.db, bonus)).minor).toBe(33_33n);
    await takeBack(named);
    expect([(await readBalance(test.app.db, bonus)).minor, await owedBy(member)]).toEqual([0n, 0n]);
    await appeal(member, named, true);
    // 33.33 to be played three times.
    expect([await test.centerOf(member), await outstandingOf(member)]).toEqual(['33.33', '99.99']);
  });

  it('of a free bet goes back into the budget while no bet has it, and another one comes on a granted appeal', async () => {
    const gives = { type: 'freeBet' as const, stake: '20.00', days: 3, leastOdds: '1.5' };
    const { member, no, named } = await paidTo('FreeBetTaken', { budget: '20.00', gives });
    const own = async () => (await member.api.listFreeBets({})).freeBets;
    const of = async () => (await test.checker.getLiability({})).campaigns.find((row) => row.no === no);
    const [first] = await own();
    expect(first).toMatchObject({ state: 'open', stake: '20.00', factor: '2' });
    expect(await of()).toMatchObject({ paid: '20.00', balance: '0.00' });
    await takeBack(named);
    expect(await own()).toMatchObject([{ id: first?.id, state: 'withdrawn' }]);
    expect(await of()).toMatchObject({ paid: '0.00', balance: '20.00' });
    expect(await ownReward(member)).toMatchObject({ reversal: { cause: 'abuse' }, mayAppeal: true });

    test.clock.advance({ seconds: 600 });
    expect(await appeal(member, named, true)).toEqual({ state: 'paid' });
    const [again, taken] = await own();
    expect(taken).toMatchObject({ id: first?.id, state: 'withdrawn' });
    expect(again).toMatchObject({ state: 'open', stake: '20.00', leastOdds: '1.500', factor: '2' });
    // Three days from the answer, not from when the first one was given.
    const later = Date.parse(again?.expiresAt ?? '') - Date.parse(first?.expiresAt ?? '');
    expect(Math.round(later / 60_000)).toBe(10);
    expect(await of()).toMatchObject({ paid: '20.00', balance: '0.00' });
    expect(await ownReward(member)).toMatchObject({ reversal: null, mayAppeal: false });
    // It is the reward's now, but not taken back a second time.
    await expect(test.maker.requestRewardReversal({ ...named, reason }, test.once())).rejects.toMatchObject({
      error: 'rewardNotReversible',
    });
  });

  it('is left alone after 90 days, and for a campaign that is archived goes on to the house', async () => {
    const short = { startsAt: '2026-08-14T16:00:00.000Z', endsAt: '2026-08-16T16:00:00.000Z' };
    const { no, named } = await paidTo('Archived', short);
    const { member: late, named: old } = await paidTo('TooLate');
    await test.days(89);
    const key = { kind: 'offer' as const, no };
    await test.maker.endCampaign({ ...key, reason: '活动结束' }, test.once()).catch(() => undefined);
    await test.checker.endCampaign({ ...key, reason: '活动结束' }, test.once()).catch(() => undefined);
    await takeBack(named);
    const of = (await test.checker.getLiability({})).campaigns.find((row) => row.no === no);
    expect(of).toMatchObject({ paid: '0.00', balance: '0.00', funded: '1000.00', returned: '1000.00' });
    const api = await test.again(late);
    expect((await api.listRewards({})).rewards[0]).toMatchObject({ state: 'paid', reversal: null });
    await test.days(1);
    await expect(test.maker.requestRewardReversal({ ...old, reason }, test.once())).rejects.toMatchObject({
      error: 'rewardNotReversible',
    });
  });
});

describe('a reward that waits', () => {
  it('is refused by two people and cannot be claimed, until a granted appeal pays it', async () => {
    const no = await test.publish(
      offerTerms({ endsAt: '2026-12-31T16:00:00.000Z', startsAt: test.clock.now().toISOString() }),
    );
    const campaign = await selectPublished(test.app.db, { kind: 'offer', no });
    if (!campaign?.published) throw new Error('no campaign');
    const member = await test.register('Waiting');
    const id = test.app.ids.uuid();
    const { published: version } = campaign;
    await inTransaction(test.app.db, (tx) =>
      insertReward(tx, {
        id,
        member_id: member.id,
        kind: 'offer',
        no,
        version,
        step: 'gift',
        period: 'once',
        amount: 18_00n,
        turnover: 0,
        state: 'reached',
        expires_at: null,
      }),
    );
    const named = { memberId: member.id, rewardId: id };
    const other = await test.register('NotTheirs');
    await expect(
      test.maker.requestRewardReversal({ ...named, memberId: other.id, reason }, test.once()),
    ).rejects.toMatchObject({ error: 'rewardUnknown' });
    await takeBack(named);
    await expect(member.api.claimReward({ id }, test.once())).rejects.toMatchObject({
      error: 'rewardAlreadyClaimed',
    });
    expect(await ownReward(member)).toMatchObject({ state: 'refused', remark: reason, mayAppeal: true });
    expect(await appeal(member, named, true)).toEqual({ state: 'paid' });
    expect(await test.centerOf(member)).toBe('18.00');

    // Points are owed and given back in their own book.
    const points = { step: 'points', period: 'once', type: 'points' as const, amount: 25n };
    const given = await withFund(test.app, (pay) =>
      inTransaction(test.app.db, (tx) =>
        giveReward(tx, test.app, pay, {
          memberId: member.id,
          campaign: { kind: 'offer', no },
          version,
          terms: campaign.terms,
          ...points,
        }),
      ),
    );
    const held = async () => (await readBalance(test.app.db, accountsOf(member.id).points())).minor;
    expect(await held()).toBe(25n);
    await takeBack({ ...named, rewardId: given.id });
    expect(await held()).toBe(0n);
    await appeal(member, { ...named, rewardId: given.id }, true);
    expect(await held()).toBe(25n);
  });
});
