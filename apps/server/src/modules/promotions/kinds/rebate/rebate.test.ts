import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsByTwo, type SettingsByTwo } from '../../../../testing/settings-by-two.ts';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { levelOf, rebateTerms } from '../vip-gifts/testing/vip-gifts-stage.ts';
import { rebateDays } from './rebate-days.job.ts';

let test: PromotionsTest;
let two: SettingsByTwo;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  two = await settingsByTwo(test);
  no = await test.publish(rebateTerms());
});
afterAll(() => test.end());

const offer = (rebate: { unlimited?: boolean; dayCap?: string; offered?: boolean }) =>
  two.publish('vipGrades', (settings) => ({
    ...settings,
    rebate: { ...settings.rebate, offered: true, ...rebate },
  }));
/** Corrects what a member played on a day, yuan. */
const corrected = ({ id }: TestMember, day: string, yuan: number) =>
  sql`update play_sums set turnover = turnover + ${yuan * 100} where member_id = ${id} and day = ${day}::date`.execute(
    test.app.db,
  );
const statusOf = ({ id }: TestMember, status: string) =>
  sql`update members_accounts set status = ${status} where id = ${id}`.execute(test.app.db);

describe('the rebate of a day', () => {
  it('is nothing while the site offers none, and a share of the play once it does, by the level at the day’s end', async () => {
    const [low, high] = [await test.register('LowRebate'), await test.register('HighRebate')];
    await levelOf(test, high, { level: 5, at: '2026-08-15T05:00:00.000Z' });
    for (const member of [low, high]) await test.plays(member, '1000.00');
    // A level of the day after does not count.
    await levelOf(test, high, { level: 6, at: '2026-08-15T16:00:00.000Z' });
    await rebateDays(test.app, '2026-08-16');
    expect((await low.api.getRebate({})).offered).toBe(false);
    expect(await test.centerOf(low)).toBe('0.00');

    await offer({});
    // Two workers at once, and once more.
    await Promise.all([1, 2].map(() => rebateDays(test.app, '2026-08-16')));
    await rebateDays(test.app, '2026-08-16');
    // Slots give 0.5 % at level 0, 0.7 % at level 5.
    expect([await test.centerOf(low), await test.centerOf(high)]).toEqual(['5.00', '7.00']);
    expect(await high.api.getRebate({})).toMatchObject({
      offered: true,
      no,
      dayCap: '8888.00',
      days: [{ day: '2026-08-15', level: 5, amount: '7.00', state: 'paid' }],
    });
    expect((await low.api.getTurnover({})).wallets.find(({ currency }) => currency === 'CNY')).toMatchObject({
      outstanding: '0.00',
    });
  });

  it('carries what is below a fen and what a correction owes, and never pays below zero', async () => {
    const member = await test.register('Carries');
    await test.plays(member, '300.01');
    await rebateDays(test.app, '2026-08-16');
    // 0.5 % of 300.01 are 1.50005.
    expect(await test.centerOf(member)).toBe('1.50');
    await corrected(member, '2026-08-15', -200);
    await test.days(1);
    await test.plays(member, '100.00');
    await rebateDays(test.app, '2026-08-17');
    // 0.50 less 1.00 owed for the corrected day.
    expect(await test.centerOf(member)).toBe('1.50');
    await test.days(1);
    await test.plays(member, '399.99');
    await rebateDays(test.app, '2026-08-18');
    // 1.99995 + 0.00005 carried - 0.50 owed: to the fen what 600.00 at 0.5 % give in all.
    expect(await test.centerOf(member)).toBe('3.00');
  });

  it('has a cap of a day unless the tag lifts it', async () => {
    two = await settingsByTwo(test);
    const member = await test.register('Capped');
    await offer({ dayCap: '2.00' });
    await test.plays(member, '1000.00');
    expect((await member.api.getRebate({})).today).toMatchObject({ played: '1000.00', amount: '2.00' });
    await offer({ unlimited: true });
    expect(await member.api.getRebate({})).toMatchObject({ dayCap: null, today: { amount: '5.00' } });
    await offer({ unlimited: false });
    await rebateDays(test.app, '2026-08-18');
    expect(await test.centerOf(member)).toBe('2.00');
  });

  it('waits while the account is frozen and comes with the next run', async () => {
    const member = await test.register('FrozenRebate');
    await test.plays(member, '100.00');
    await statusOf(member, 'frozen');
    await rebateDays(test.app, '2026-08-18');
    expect(await test.centerOf(member)).toBe('0.00');
    await statusOf(member, 'active');
    await rebateDays(test.app, '2026-08-19');
    expect(await test.centerOf(member)).toBe('0.50');
  });
});
