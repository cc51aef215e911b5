import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import {
  createPromotionsTest,
  depositGiftTerms,
  fen,
  offerTerms,
  signTerms,
  type PromotionsTest,
} from '../testing/promotions-test.ts';
import { superGiftTerms } from '../kinds/gift/gift-terms.fixture.ts';
import { stopCampaigns } from './stop-campaigns.job.ts';
import type { TestMember } from '../../../testing/test-app.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const limited = (limits: TermsOf<'offer'>['limits'], over: Partial<TermsOf<'offer'>> = {}) =>
  test.publish(offerTerms({ limits, ...over }));
const apply = (member: { api: MemberApi }, no: number) =>
  member.api.applyActivity({ kind: 'offer', no }, test.once());
type MemberApi = Awaited<ReturnType<PromotionsTest['register']>>['api'];

describe('a cap a day', () => {
  it('gives to the last reward that fits and no more, however many ask at once, and gives again at 00:00', async () => {
    // 18.00 each: two fit into 50.00.
    const no = await limited({ day: '50.00' });
    const members = await Promise.all([1, 2, 3, 4].map((index) => test.register(`DayCap${index}`)));
    const answers = await Promise.allSettled(members.map((member) => apply(member, no)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'dayCapReached' });
    await test.days(1);
    const late = members.filter((_, index) => answers[index]?.status === 'rejected');
    for (const member of late) {
      const api = await test.again(member);
      expect(await api.applyActivity({ kind: 'offer', no }, test.once())).toMatchObject({ status: 200 });
    }
  });
});

describe('a cap a member', () => {
  it('bounds what one member has of a campaign in all', async () => {
    // 8.00 a day from 500.00 on: two days fit into 20.00.
    const no = await test.publish({ ...superGiftTerms(), limits: { member: '20.00' } });
    const member = await test.register('MemberCap');
    let { api } = member;
    for (const expected of ['8.00', '16.00']) {
      await test.deposits(member, '500.00');
      await api.applySuperGift({ no }, test.once());
      expect(await test.centerOf(member)).toBe(expected);
      await test.days(1);
      api = await test.again(member);
    }
    await test.deposits(member, '500.00');
    await expect(api.applySuperGift({ no }, test.once())).rejects.toMatchObject({
      error: 'memberCapReached',
      message: expect.stringContaining('20.00'),
    });
    expect(await test.centerOf(member)).toBe('16.00');
  });
});

describe('campaigns of a group', () => {
  it('are taken one a member, of two at once one, and the other says why', async () => {
    const [one, other] = [
      await limited({ group: 'newcomers' }),
      await limited({ group: 'newcomers' }, { reward: '28.00' }),
    ];
    const member = await test.register('OneOfTwo');
    const answers = await Promise.allSettled([one, other].map((no) => apply(member, no)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(['18.00', '28.00']).toContain(await test.centerOf(member));
    const left = answers[0]?.status === 'fulfilled' ? other : one;
    const { reasons } = await member.api.getActivity({ kind: 'offer', no: left });
    expect(reasons).toEqual([{ rule: 'otherOfGroup', need: '', have: '测试活动', met: false }]);
    await expect(apply(member, left)).rejects.toMatchObject({ error: 'notEligible' });
  });

  it('are taken by joining, and the own campaign goes on', async () => {
    const gift = {
      kind: 'depositFirst' as const,
      no: await test.publish(depositGiftTerms('depositFirst', { limits: { group: 'gifts' } })),
    };
    const no = await limited({ group: 'gifts' });
    const member = await test.register('JoinedFirst');
    await member.api.joinDepositGift(gift, test.once());
    await expect(apply(member, no)).rejects.toMatchObject({ error: 'notEligible' });
    test.clock.advance({ seconds: 2 });
    await test.deposits(member, '100.00');
    await member.api.insertDepositGift(gift, test.once());
    expect(await test.centerOf(member)).toBe('20.00');
  });
});

describe('a stop rule', () => {
  it('pauses a campaign after so many rewards, until people publish another one', async () => {
    const no = await limited({ stopCount: 2 });
    const members = await Promise.all([1, 2, 3].map((index) => test.register(`StopCount${index}`)));
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('three members');
    await apply(first, no);
    await stopCampaigns(test.app);
    await apply(second, no);
    await stopCampaigns(test.app);
    await expect(apply(third, no)).rejects.toMatchObject({ error: 'activityEnded' });
    const { campaign } = await test.maker.getCampaign({ kind: 'offer', no });
    expect(campaign).toMatchObject({ state: 'paused', stoppedBy: 'count' });
    await test.checker.pauseCampaign({ kind: 'offer', no, paused: false, reason: '放宽' }, test.once());
    const resumed = await test.maker.getCampaign({ kind: 'offer', no });
    expect(resumed.campaign).toMatchObject({ state: 'running', stoppedBy: null });
  });

  it('pauses a campaign when a day has cost so much, and not for what other days have', async () => {
    const no = await limited({ stopDayCost: '36.00' });
    const members = await Promise.all([1, 2, 3].map((index) => test.register(`StopCost${index}`)));
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('three members');
    const stateOf = async () => (await test.maker.getCampaign({ kind: 'offer', no })).campaign.state;
    await apply(first, no);
    await test.days(1);
    await (await test.again(second)).applyActivity({ kind: 'offer', no }, test.once());
    await stopCampaigns(test.app);
    expect(await stateOf()).toBe('running');
    await (await test.again(third)).applyActivity({ kind: 'offer', no }, test.once());
    await stopCampaigns(test.app);
    expect(await stateOf()).toBe('paused');
    expect(fen(await test.centerOf(third))).toBe(1800n);
  });
});

describe('the verdict', () => {
  const verdictOf = async (terms: Parameters<PromotionsTest['publish']>[0]) => {
    const { verdict } = await test.maker.saveCampaignDraft({ terms }, test.once());
    return verdict.map(({ rule }) => rule).filter((rule) => rule === 'limits' || rule === 'product');
  };

  it('refuses caps of kinds that keep none, of nothing, and above the budget', async () => {
    expect(await verdictOf({ ...signTerms(), limits: { day: '10.00' } })).toEqual(['limits']);
    expect(await verdictOf({ ...signTerms(), limits: { stopCount: 10 } })).toEqual([]);
    expect(await verdictOf(offerTerms({ limits: { day: '0' } }))).toEqual(['limits']);
    expect(await verdictOf(offerTerms({ limits: { member: '1000.01' } }))).toEqual(['limits']);
    expect(await verdictOf(offerTerms({ limits: { member: '1000.00' } }))).toEqual([]);
  });

  it('refuses barriers of several products, and a bonus to be played anywhere for play in one', async () => {
    const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
    const barrier = (category: 'sports' | 'eSports' | 'liveDealer') =>
      ({ rule: 'played', zh: '投注', en: 'Play', prize: '5.00', need: '100', category }) as const;
    const breakout = (over: Partial<TermsOf<'breakout'>>): TermsOf<'breakout'> => ({
      ...common,
      kind: 'breakout',
      barriers: [barrier('sports'), barrier('eSports')],
      ...over,
    });
    expect(await verdictOf(breakout({}))).toEqual([]);
    expect(await verdictOf(breakout({ barriers: [barrier('sports'), barrier('liveDealer')] }))).toEqual([
      'product',
    ]);
    expect(await verdictOf(breakout({ turnover: '1' }))).toEqual(['product']);
  });
});

const limits = { onePerson: true as const };

/** The members have signed in from one device. */
async function onDevice(device: string, ...members: TestMember[]): Promise<void> {
  for (const { id } of members)
    await sql`update members_sessions set device_id = ${device} where member_id = ${id}`.execute(test.app.db);
}

describe('accounts of one person', () => {
  it('take part as one: of five on a device that press at once one is paid', async () => {
    const no = await test.publish(offerTerms({ limits }));
    const key = { kind: 'offer' as const, no };
    const family = await Promise.all([1, 2, 3, 4, 5].map((at) => test.register(`Family${at}`)));
    await onDevice('device-of-five', ...family);
    const answers = await Promise.allSettled(family.map(({ api }) => api.applyActivity(key, test.once())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'notEligible' });
    const refused = family[answers.findIndex(({ status }) => status === 'rejected')];
    const { eligible, rules } = (await refused?.api.explainEligibility(key)) ?? {};
    expect(eligible).toBe(false);
    expect(rules?.filter(({ met }) => !met)).toEqual([
      { rule: 'onePerson', need: '', have: 'device', met: false },
    ]);
    const stranger = await test.register('OtherDevice');
    await onDevice('another-device', stranger);
    await stranger.api.applyActivity(key, test.once());
    expect(await test.centerOf(stranger)).toBe('18.00');
  });

  it('are counted by each campaign for itself, and only where its terms say so', async () => {
    const [one, other] = [await test.register('First'), await test.register('Second')];
    await onDevice('shared', one, other);
    const plain = { kind: 'offer' as const, no: await test.publish(offerTerms()) };
    await one.api.applyActivity(plain, test.once());
    await other.api.applyActivity(plain, test.once());
    expect([await test.centerOf(one), await test.centerOf(other)]).toEqual(['18.00', '18.00']);
    const signs = await test.publish(signTerms({ limits }));
    await other.api.signToday({ no: signs }, test.once());
    await expect(one.api.signToday({ no: signs }, test.once())).rejects.toMatchObject({
      error: 'notEligible',
    });
    // The account that was first goes on with it.
    await test.days(1);
    const again = await test.again(other);
    await onDevice('shared', other);
    await again.signToday({ no: signs }, test.once());
    expect(await test.centerOf(other)).toBe('20.00');
  });
});
