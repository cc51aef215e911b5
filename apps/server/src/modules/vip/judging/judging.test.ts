import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsByTwo } from '../../../testing/settings-by-two.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { createVipStage, type VipStage } from '../testing/vip-stage.ts';
import { judgeMember } from './judge-member.ts';

let stage: VipStage;
beforeAll(async () => {
  stage = await createVipStage('2026-08-03T02:00:00.000Z');
});
afterAll(() => stage.test.end());

const gradeOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ grade: number }>`select grade from members_accounts where id = ${id}`.execute(
    stage.test.app.db,
  );
  return rows[0]?.grade;
};

describe('the ladder', () => {
  it('starts at 0, rises a level a day by deposits and play together, and ends at 10 [VIP-001]', async () => {
    const member = await stage.test.register('Climber');
    expect((await member.api.getVip({})).level).toBe(0);
    const top = await stage.test.register('AtTheTop');
    await stage.grade(top, 10);
    // Enough deposits for every level, and play for level 2.
    await stage.counted(member, '2026-08-01', { deposited: 9_000_000, played: 25_000 });
    await stage.counted(top, '2026-08-01', { deposited: 90_000_000, played: 900_000_000 });
    const risen: (number | undefined)[] = [];
    for (const day of ['2026-08-04', '2026-08-05', '2026-08-06']) {
      await stage.judge(day);
      risen.push(await gradeOf(member));
    }
    expect(risen).toEqual([1, 2, 2]);
    expect(await gradeOf(top)).toBe(10);
    const { rows } = await sql<{ payload: object }>`
      select payload from platform_outbox where name = 'vip.changed' and payload ->> 'memberId' = ${member.id}
      order by payload ->> 'after'`.execute(stage.test.app.db);
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      { before: 0, after: 1, cause: 'reached' },
      { before: 1, after: 2, cause: 'reached' },
    ]);
  });

  it('judges by the sums to midnight, once a day, also where two processes judge at once', async () => {
    const member = await stage.test.register('JudgedOnce');
    await stage.counted(member, '2026-08-06', { deposited: 9_000_000, played: 45_000_000 });
    const judged = await Promise.allSettled([
      judgeMember(stage.test.app, member.id, '2026-08-07'),
      judgeMember(stage.test.app, member.id, '2026-08-07'),
    ]);
    expect(judged.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await gradeOf(member)).toBe(1);
    const late = await stage.test.register('PlaysOnTheDay');
    await stage.counted(late, '2026-08-07', { deposited: 9_000_000, played: 45_000_000 });
    await stage.judge('2026-08-07');
    expect(await gradeOf(late)).toBe(0);
  });

  it('takes a level after a quarter under 3 % of its own flows, and gives it back for the same', async () => {
    const member = await stage.test.register('FallsAndRises');
    const kept = await stage.test.register('Keeps');
    for (const one of [member, kept]) {
      await stage.grade(one, 5);
      await stage.counted(one, '2026-08-08', { deposited: 80_000 });
    }
    // 3 % of 400,000.00 are 12,000.00.
    await stage.counted(member, '2026-09-10', { played: 11_999.99 });
    await stage.counted(kept, '2026-09-10', { played: 12_000 });
    await stage.judge('2026-09-30');
    expect(await gradeOf(member)).toBe(5);
    await stage.judge('2026-10-01');
    expect([await gradeOf(member), await gradeOf(kept)]).toEqual([4, 5]);
    await stage.judge('2026-10-02');
    expect(await gradeOf(member)).toBe(4);
    await stage.counted(member, '2026-10-02', { played: 12_000 });
    await stage.judge('2026-10-03');
    expect(await gradeOf(member)).toBe(5);
  });

  it('waits with the quarter for the days of a break', async () => {
    const member = await stage.test.register('OnABreak');
    await stage.grade(member, 5);
    await stage.counted(member, '2026-10-04', { deposited: 80_000 });
    await sql`
      insert into risk_play_breaks (shard_id, member_id, id, kind, begins_at, ends_at)
      values (ledger_shard_of(${member.id}), ${member.id}, ${stage.test.app.ids.uuid()}, 'timeOut',
        '2026-12-01T02:00:00Z', '2026-12-02T02:00:00Z')`.execute(stage.test.app.db);
    await stage.judge('2027-01-01');
    await stage.judge('2027-01-02');
    expect(await gradeOf(member)).toBe(5);
    // Both days that the break touches are made up for.
    await stage.judge('2027-01-03');
    expect(await gradeOf(member)).toBe(4);
  });

  it('judges by the version that counts', async () => {
    const two = await settingsByTwo(stage.test);
    await two.publish('vipGrades', (settings) => ({
      ...settings,
      grades: settings.grades.map((grade) =>
        grade.key === 1 ? { ...grade, upgradeDeposit: '10', upgradeFlows: '50' } : grade,
      ),
    }));
    const member = await stage.test.register('NewTerms');
    await stage.counted(member, '2027-01-03', { deposited: 10, played: 50 });
    await stage.judge('2027-01-04');
    expect(await gradeOf(member)).toBe(1);
  });
});
