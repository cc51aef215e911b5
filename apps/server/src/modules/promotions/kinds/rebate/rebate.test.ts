import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@fairway/api-client';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { settingsByTwo, type SettingsByTwo } from '../../../../testing/settings-by-two.ts';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, type PromotionsTest, offerTerms } from '../../testing/promotions-test.ts';
import { levelOf, rebateTerms } from '../vip-gifts/testing/vip-gifts-stage.ts';
import { rebateDays } from './rebate-days.job.ts';
import { judgePackets } from '../fissile/judge-packets.job.ts';

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

describe('a packet for friends', () => {
  beforeAll(async () => {
    no = await test.publish(fissileTerms());
  });

  /** 1.00 for an opener and two friends in 72 hours. */
  function fissileTerms(): TermsOf<'fissile'> {
    const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
    return { ...common, kind: 'fissile', amount: '1.00', friends: 2, hours: 72 };
  }

  /** Registers a friend with a code and lets them qualify. */
  async function friendOf(code: string, name: string) {
    const password = hashPassword(`${name}-Passw0rd`);
    const { member, session } = await test.clientOf().registerMember({
      name,
      password,
      birthDate: '1990-01-31',
      acceptsTerms: true,
      inviteCode: code,
    });
    const api = test.clientOf(session);
    return { id: member.id, name, ...session, api, proof: { kind: 'password' as const, password } };
  }

  async function qualify(friend: Awaited<ReturnType<typeof friendOf>>, phone: string) {
    await sql`update members_accounts set phone = ${phone} where id = ${friend.id}`.execute(test.app.db);
    await test.deposits(friend, '100.00');
    await test.plays(friend, '100.00');
  }

  it('shows its own figures, splits among opener and friends when enough qualify, and pays each once [ACT-012] [ACT-042]', async () => {
    const opener = await test.register('OpensPacket');
    const before = await opener.api.getFissile({ no });
    expect(before).toMatchObject({ amount: '1.00', need: 2, hours: 72, packet: null });
    const early = await friendOf(before.code, 'TooEarly');
    await qualify(early, '13800138000');
    test.clock.advance({ minutes: 1 });

    const id = test.once();
    const opened = await opener.api.openFissile({ no }, id);
    expect(await opener.api.openFissile({ no }, id)).toEqual(opened);
    expect(await opener.api.openFissile({ no }, test.once())).toEqual(opened);
    const one = await friendOf(before.code, 'FirstHelp');
    test.clock.advance({ seconds: 1 });
    const two = await friendOf(before.code, 'NextHelp');
    await qualify(one, '13800138001');
    await judgePackets(test.app);
    const half = await opener.api.getFissile({ no });
    expect(half.packet).toMatchObject({ state: 'open', qualified: 1, share: null });
    expect(half.packet?.friends).toEqual([
      { name: 'N***p', missing: ['phone', 'deposit', 'play'], share: null },
      { name: 'F***p', missing: [], share: null },
    ]);

    test.clock.advance({ minutes: 1 });
    await qualify(two, '13800138002');
    await Promise.all([judgePackets(test.app), judgePackets(test.app), opener.api.getFissile({ no })]);
    // 1.00 in three parts: 0.34 for the opener, 0.33 for each friend.
    expect((await opener.api.getFissile({ no })).packet).toMatchObject({
      state: 'split',
      qualified: 2,
      share: '0.34',
    });
    for (const [member, share] of [
      [opener, '0.34'],
      [one, '0.33'],
      [two, '0.33'],
    ] as const) {
      const { list, count } = await member.api.listWelfare({});
      expect([count, list[0]?.amount]).toEqual([1, share]);
      await member.api.claimReward({ id: list[0]?.id ?? '' }, test.once());
      expect(await test.centerOf(member)).toBe(share);
    }
    expect((await early.api.listWelfare({})).count).toBe(0);
  });

  it('lapses when its time is over, and pays nobody', async () => {
    const opener = await test.register('OpensLate');
    await opener.api.openFissile({ no }, test.once());
    const { code } = await opener.api.getFissile({ no });
    const friend = await friendOf(code, 'HelpsLate');
    await test.days(3);
    await qualify(friend, '13800138003');
    await judgePackets(test.app);
    const api = await test.again(opener);
    expect((await api.getFissile({ no })).packet).toMatchObject({
      state: 'expired',
      qualified: 0,
      share: null,
    });
    expect(await api.listWelfare({})).toEqual({ list: [], count: 0 });
  });
});
