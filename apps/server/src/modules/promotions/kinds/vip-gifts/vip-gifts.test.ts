import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { presentTerms } from '../gift/gift-terms.fixture.ts';
import { birthdayTerms, levelOf, monthMoneyTerms, upgradeTerms } from './testing/vip-gifts-stage.ts';

let test: PromotionsTest;
let upgrade: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  upgrade = await test.publish(upgradeTerms());
});
afterAll(() => test.end());

const lastMonth = '2026-07-20T04:00:00.000Z';
const thisMonth = '2026-08-10T04:00:00.000Z';
const outcomes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).toSorted();

describe('the bonus of a level', () => {
  it('is credited after the upgrade, once a level for life, whichever campaign pays [VIP-011]', async () => {
    const { api, ...member } = await test.register('Riser');
    await expect(api.applyVipUpgrade({ level: 1 }, test.once())).rejects.toMatchObject({
      error: 'vipLevelTooLow',
    });
    await levelOf(test, { ...member, api }, { level: 2, at: thisMonth });
    const presses = [1, 2, 3].map(() => api.applyVipUpgrade({ level: 2 }, test.once()));
    expect(outcomes(await Promise.allSettled(presses))).toEqual(['fulfilled', 'rejected', 'rejected']);
    // Level 2 pays 18.00, played once.
    expect(await test.centerOf({ ...member, api })).toBe('18.00');
    const { wallets } = await api.getTurnover({});
    expect(wallets.find(({ currency }) => currency === 'CNY')).toMatchObject({ outstanding: '18.00' });

    const again = api.applyVipUpgrade({ level: 2 }, test.once());
    await expect(again).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    // The level is lost and another campaign runs: what was paid stays paid, what is due stays due.
    await levelOf(test, { ...member, api }, { level: 0, at: thisMonth });
    const next = await test.publish(upgradeTerms());
    const second = api.applyVipUpgrade({ level: 2 }, test.once());
    await expect(second).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    expect((await api.applyVipUpgrade({ level: 1 }, test.once())).reward).toMatchObject({
      amount: '8.00',
      kind: 'upgrade',
      no: next,
    });
    await test.maker.pauseCampaign({ kind: 'upgrade', no: next, paused: true, reason: '测试' }, test.once());
  });

  it('waits for two people where the level does, and for a review where it is large', async () => {
    const member = await test.register('Eight');
    await levelOf(test, member, { level: 8, at: thisMonth });
    await expect(member.api.applyVipUpgrade({ level: 8 }, test.once())).rejects.toMatchObject({
      error: 'vipLevelUnderReview',
    });
    await levelOf(test, member, { level: 9, at: thisMonth, reviewed: 9 });
    const { gift, reward } = await member.api.applyVipUpgrade({ level: 8 }, test.once());
    expect([gift.state, gift.status, reward.state]).toEqual(['applied', 0, 'applied']);
    await expect(member.api.applyVipUpgrade({ level: 8 }, test.once())).rejects.toMatchObject({
      error: 'applyUnderReview',
    });
    expect(await test.centerOf(member)).toBe('0.00');
  });
});

describe('VIP gifts', () => {
  it('are listed, applied for by their name, and say what is missing [VIP-012]', async () => {
    const { api, ...member } = await test.register('Lister');
    await levelOf(test, { ...member, api }, { level: 1, at: thisMonth });
    await test.deposits({ ...member, api }, '1200.00');
    const list = async () => (await api.listVipGifts({})).gifts;
    const before = await list();
    expect(before.map(({ gift, level, state }) => [gift, level, state]).slice(0, 5)).toEqual([
      ['monthMoney', 0, 'locked'],
      ['birthday', 1, 'locked'],
      ['upgrade', 1, 'open'],
      ['upgrade', 2, 'locked'],
      ['upgrade', 3, 'locked'],
    ]);
    expect(before).toHaveLength(12);
    const applied = await api.applyVipGift({ gift: 'upgrade' }, test.once());
    expect(applied.gift).toMatchObject({ level: 1, amount: '8.00', state: 'paid', status: 1, no: upgrade });
    expect((await list())[2]).toMatchObject({ state: 'paid', status: 1 });
    expect((await api.checkVipGiftProgress({ gift: 'upgrade' })).progress).toEqual([
      { what: 'level', need: '2', have: '1', met: false },
      { what: 'deposits', need: '5000.00', have: '1200.00', met: false },
      { what: 'flows', need: '25000.00', have: '0.00', met: false },
    ]);
    expect((await api.checkVipGiftProgress({ gift: 'upgrade', level: 1 })).progress).toEqual([
      { what: 'level', need: '1', have: '1', met: true },
    ]);
  });
});

describe('the gift of a month', () => {
  it('is by the level that the month began with, once, and again in the next month [ACT-006] [VIP-013]', async () => {
    const { api, ...member } = await test.register('Monthly');
    const own = { ...member, api };
    expect((await api.getMonthlyDividends({})).gift).toMatchObject({
      state: 'locked',
      amount: '0.00',
      no: null,
    });
    await levelOf(test, own, { level: 5, at: lastMonth });
    await levelOf(test, own, { level: 6, at: thisMonth });
    expect((await api.getMonthlyDividends({})).gift).toMatchObject({ state: 'closed', amount: '188.00' });
    await expect(api.applyMonthMoney({}, test.once())).rejects.toMatchObject({ error: 'activityEnded' });

    const no = await test.publish(monthMoneyTerms());
    expect(await api.getMonthlyDividends({})).toMatchObject({
      month: '2026-08-01',
      gift: { state: 'open', amount: '188.00', level: 5, no, from: '2026-08-01', until: '2026-08-31' },
      records: [],
    });
    const presses = [1, 2, 3].map(() => api.applyMonthMoney({ no }, test.once()));
    expect(outcomes(await Promise.allSettled(presses))).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await test.centerOf(own)).toBe('188.00');
    await expect(api.applyMonthMoney({}, test.once())).rejects.toMatchObject({
      error: 'rewardAlreadyClaimed',
    });
    const fresh = await test.register('Levelless');
    await expect(fresh.api.applyMonthMoney({}, test.once())).rejects.toMatchObject({
      error: 'vipLevelTooLow',
    });

    // 15 August and 17 days: 1 September.
    await test.days(17);
    const later = await test.again(own);
    expect((await later.getMonthlyDividends({})).records).toMatchObject([
      { month: '2026-08-01', amount: '188.00' },
    ]);
    await later.applyMonthMoney({}, test.once());
    // Level 6 pays 288.00.
    expect(await test.centerOf(own)).toBe('476.00');
    const { grades } = await test.visitor.getGradeConfig({});
    expect(grades.map(({ name, monthGift }) => [name, monthGift]).slice(4, 7)).toEqual([
      [4, 88],
      [5, 188],
      [6, 288],
    ]);
  });
});

describe('the gift of a birthday', () => {
  it('is for the day alone, by the level, where the date has been on file for 30 days [ACT-005] [ACT-035]', async () => {
    // 1 September. Sep's birth date is given 35 days before his birthday, Late's five days before it.
    const no = await test.publish(birthdayTerms());
    const [sep, late] = [await test.register('September'), await test.register('LateDate')];
    await levelOf(test, sep, { level: 1, at: lastMonth });
    await levelOf(test, late, { level: 1, at: lastMonth });
    await sep.api.setUserProfile({ birthday: '1990-10-06' });
    await expect(sep.api.applyBirthdayGift({}, test.once())).rejects.toMatchObject({ error: 'notBirthday' });
    await test.days(30);
    await (await test.again(late)).setUserProfile({ birthday: '1990-10-06' });
    await test.days(5);
    const lateApi = await test.again(late);
    await expect(lateApi.applyBirthdayGift({}, test.once())).rejects.toMatchObject({
      error: 'birthDateTooNew',
    });

    const api = await test.again(sep);
    const presses = [1, 2, 3].map(() => api.applyBirthdayGift({ no }, test.once()));
    expect(outcomes(await Promise.allSettled(presses))).toEqual(['fulfilled', 'rejected', 'rejected']);
    // Level 1 pays 18.00.
    expect(await test.centerOf(sep)).toBe('18.00');
    await test.days(1);
    const after = await test.again(sep);
    await expect(after.applyBirthdayGift({}, test.once())).rejects.toMatchObject({ error: 'notBirthday' });
  });
});

describe('the groups of top gifts and of birthday gifts', () => {
  it('have a call that reads and one that claims, which refuses the second claim [GIFT-017]', async () => {
    const no = await test.publish(presentInAutumn());
    const member = await test.register('ReadsAndClaims');
    await levelOf(test, member, { level: 1, at: lastMonth });
    const { api } = member;
    await api.setUserProfile({ birthday: '1990-11-11' });

    const top = { no, giftId: 'points200' };
    const offered = async () =>
      (await api.listTopGifts({})).gifts.find(({ gift }) => gift.id === top.giftId)?.offer.state;
    expect(await offered()).toBe('open');
    expect(await api.claimTopGift(top, test.once())).toMatchObject({ status: 200 });
    expect(await offered()).toBe('claimed');
    await expect(api.claimTopGift(top, test.once())).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });

    // 7 October: the birth date has been on file for 35 days on 11 November.
    await test.days(35);
    const onTheDay = await test.again(member);
    const birthday = async () => (await onTheDay.checkVipGiftProgress({ gift: 'birthday' })).gift;
    expect(await birthday()).toMatchObject({ state: 'open', amount: '18.00' });
    expect(await onTheDay.applyBirthdayGift({}, test.once())).toMatchObject({ status: 200 });
    expect(await birthday()).toMatchObject({ state: 'paid', amount: '18.00' });
    await expect(onTheDay.applyBirthdayGift({}, test.once())).rejects.toMatchObject({
      error: 'rewardAlreadyClaimed',
    });
    expect(await test.centerOf(member)).toBe('18.00');
  });
});

function presentInAutumn(): TermsOf<'present'> {
  return { ...presentTerms(), startsAt: '2026-10-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' };
}
