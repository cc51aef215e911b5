import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVipStage, type VipStage } from '../testing/vip-stage.ts';

let stage: VipStage;
beforeAll(async () => {
  stage = await createVipStage('2026-08-15T03:50:00.000Z');
});
afterAll(() => stage.test.end());

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
