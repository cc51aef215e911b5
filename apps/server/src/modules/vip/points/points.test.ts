import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveEverything } from '#modules/ledger';
import { createVipStage, type VipStage } from '../testing/vip-stage.ts';
import { settlePoints } from './earn-for-play.ts';
import { expirePoints } from './expire-points.job.ts';

let stage: VipStage;
beforeAll(async () => {
  stage = await createVipStage('2026-08-15T03:50:00.000Z');
});
afterAll(async () => {
  const proof = await proveEverything(stage.test.app.db, stage.test.clock.now());
  expect(proof.findings).toEqual([]);
  await stage.test.end();
});

describe('points', () => {
  it('are earned for play, one for each whole 100.00 with the rest carried, and listed [VIP-014]', async () => {
    const member = await stage.test.register('Earner');
    expect(await member.api.getPoints({})).toEqual({
      balance: 0,
      owed: 0,
      expiring: null,
      records: [],
      next: null,
    });
    await stage.counted(member, '2026-08-14', { played: 199.99 });
    await settlePoints(stage.test.app, member.id);
    await stage.counted(member, '2026-08-15', { played: 0.01 });
    // 10 USDT at 7.20 are 72.00, which is carried.
    await stage.counted(member, '2026-08-15', { played: 10, currency: 'USDT' });
    // The same news twice, and at once.
    await Promise.all([1, 2, 3].map(() => settlePoints(stage.test.app, member.id)));
    const points = await member.api.getPoints({});
    expect(points).toMatchObject({ balance: 2, expiring: { points: 2, on: '2027-09-01' }, next: null });
    expect(points.records).toMatchObject([
      { number: 2, kind: 'earned', points: 1, balance: 2 },
      { number: 1, kind: 'earned', points: 1, balance: 1 },
    ]);
    await expect(stage.test.visitor.getPoints({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('are taken back with the play, and owed where they are gone', async () => {
    const member = await stage.test.register('Corrected');
    await stage.counted(member, '2026-08-14', { played: 1_000 });
    await settlePoints(stage.test.app, member.id);
    await stage.counted(member, '2026-08-14', { played: -300.01 });
    await settlePoints(stage.test.app, member.id);
    // 699.99 are 6 points.
    expect(await member.api.getPoints({})).toMatchObject({ balance: 6, owed: 0 });
    await expirePoints(stage.test.app, '2027-09-01');
    expect(await member.api.getPoints({})).toMatchObject({ balance: 0, expiring: null });
    await stage.counted(member, '2026-08-14', { played: -200 });
    await settlePoints(stage.test.app, member.id);
    expect(await member.api.getPoints({})).toMatchObject({ balance: 0, owed: 2 });
    await stage.counted(member, '2026-08-15', { played: 500 });
    await settlePoints(stage.test.app, member.id);
    const points = await member.api.getPoints({});
    expect(points).toMatchObject({ balance: 3, owed: 0 });
    expect(points.records.map(({ kind, points: change }) => [kind, change])).toEqual([
      ['earned', 5],
      ['reversed', -2],
      ['expired', -6],
      ['reversed', -4],
      ['earned', 10],
    ]);
  });

  it('are kept for twelve months after their month, and go once', async () => {
    const member = await stage.test.register('Expires');
    await stage.counted(member, '2026-08-14', { played: 800 });
    await settlePoints(stage.test.app, member.id);
    await expirePoints(stage.test.app, '2027-08-31');
    expect(await member.api.getPoints({})).toMatchObject({ balance: 8 });
    await Promise.all([1, 2].map(() => expirePoints(stage.test.app, '2027-09-01')));
    const { balance, records } = await member.api.getPoints({});
    expect([balance, records.length]).toEqual([0, 2]);
  });
});

/** Every value, those inside lists and objects too, with its key. */
function leavesOf(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, Array.isArray(value) ? key : name));
}

describe('a member’s VIP level', () => {
  it('has the keys of the specification, all numeric but the date of relegation [VIP-005] [VIP-006]', async () => {
    const member = await stage.test.register('OwnVip');
    await stage.grade(member, 5);
    await stage.counted(member, '2026-03-01', { deposited: 86_000, played: 412_600.55 });
    const answer = (await stage.test.wireOf(member).getVip({})) as Record<string, unknown>;
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining([
        'level_name', 'level', 'upgrade_deposit', 'upgrade_record', 'withdraw_count', 'withdraw_max', 'upgrade_gift',
        'birth_gift', 'every_month_gift', 'grade_discount', 'memberGradeConfigList', 'memberInfoChangeList', 'relegateDate',
      ]),
    ); // prettier-ignore
    expect(answer['relegateDate']).toBe('2026-09-30');
    for (const [key, value] of leavesOf(answer))
      if (key !== 'relegateDate') expect([key, typeof value]).toEqual([key, 'number']);
    expect(answer).toMatchObject({
      level: 5, upgrade_deposit: 80_000, upgrade_record: 400_000, withdraw_count: 10, withdraw_max: 500_000,
      upgrade_gift: 388, birth_gift: 288, every_month_gift: 188, grade_discount: 0,
    }); // prettier-ignore
  });

  it('shows the sums that count, with USDT at 7.20, and the days at the present pace', async () => {
    const member = await stage.test.register('OwnSums');
    await stage.counted(member, '2026-08-14', { deposited: 300, played: 900 });
    await stage.counted(member, '2026-08-15', { deposited: 10, played: 10, currency: 'USDT' });
    const vip = await member.api.getVip({});
    // 10 USDT are 72.00.
    expect(vip).toMatchObject({ deposited: 372, played: 972, quarterPlay: 972, playToKeep: 0 });
    // Deposits: 628.00 left at 372.00 in 30 days, 51 days; play: 4,028.00 at 972.00, 125 days.
    expect(vip.forecastDays).toBe(125);
    expect(vip.relegateDate).toBeNull();
  });

  it('lists the changes, newest first, and is kept from visitors', async () => {
    const member = await stage.test.register('OwnChanges');
    await stage.counted(member, '2026-08-14', { deposited: 6_000, played: 30_000 });
    await stage.judge('2026-08-15');
    const { memberInfoChangeList, level } = await member.api.getVip({});
    expect(level).toBe(1);
    expect(memberInfoChangeList).toEqual([
      { before: 0, after: 1, changedAt: Date.parse('2026-08-15T04:00:00.000Z') },
    ]);
    await expect(stage.test.visitor.getVip({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });
});
