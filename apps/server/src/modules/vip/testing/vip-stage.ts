import { sql } from 'kysely';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { enrolPlayers } from '../judging/enrol-players.ts';
import { judgeGrades } from '../judging/judge-grades.job.ts';

/** The product with days of play that a test writes as `play` counts them. */
export interface VipStage {
  test: TestApp;
  /** Yuan that a member paid in and played on a day, on top of what is there. */
  counted(
    member: TestMember,
    day: string,
    sums: { deposited?: number; played?: number; category?: string; currency?: 'CNY' | 'USDT' },
  ): Promise<void>;
  grade(member: TestMember, grade: number): Promise<void>;
  /** The noon of a day. */
  judge(day: string): Promise<void>;
}

export async function createVipStage(start: string): Promise<VipStage> {
  const test = await createTestApp({ start });
  const db = test.app.db;
  return {
    test,
    async counted(member, day, { deposited = 0, played = 0, category = 'sports', currency = 'CNY' }) {
      const scale = currency === 'CNY' ? 100 : 1_000_000;
      await sql`
        insert into play_sums as known (shard_id, member_id, day, currency, category, deposited, turnover)
        values (ledger_shard_of(${member.id}), ${member.id}, ${day}::date, ${currency}, ${category},
          ${deposited * scale}::numeric::bigint, ${played * scale}::numeric::bigint)
        on conflict (shard_id, member_id, day, currency, category) do update
          set deposited = known.deposited + excluded.deposited, turnover = known.turnover + excluded.turnover`.execute(
        db,
      );
      const at = test.clock.now().toISOString();
      await enrolPlayers.run(test.app, {
        id: test.app.ids.uuid(),
        at,
        payload: { members: [member.id], days: [day] },
      });
    },
    async grade({ id }, grade) {
      await sql`update members_accounts set grade = ${grade} where id = ${id}`.execute(db);
    },
    async judge(day) {
      test.clock.set(`${day}T04:00:00.000Z`);
      await judgeGrades(test.app, day);
    },
  };
}
