import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** What waits for a person at a fixture. */
export const alarmTexts = {
  feedSilent: {
    zh: '实时数据中断，滚球盘口已暂停',
    en: 'The live feed is silent; its markets are suspended.',
  },
  missingScore: {
    zh: '缺少结算所需的比分，相关注单保持未结算',
    en: 'A score needed for settlement is missing; the bets stay open.',
  },
  contradictoryScore: {
    zh: '比分相互矛盾，请核对赛果',
    en: 'The scores contradict each other; check the result.',
  },
  placementAboveResult: {
    zh: '赛果低于下注时比分，请核对撤销的进球',
    en: 'The result is below the score at placement; check the withdrawn goal.',
  },
  resultOverdue: {
    zh: '开赛后长时间没有赛果，请补录',
    en: 'No result long after the kick-off; enter it.',
  },
  settlementFailed: { zh: '结算失败，请查看日志', en: 'Settlement failed; see the log.' },
} as const;

export type AlarmKind = keyof typeof alarmTexts;

/** Raises an alarm; one that is open already stays as it is. */
export async function raiseAlarm(tx: Tx | Db, fixtureId: bigint, kind: AlarmKind, at: Date): Promise<void> {
  await sql`
    insert into sportsbook_alarms (fixture_id, kind, since) values (${fixtureId}, ${kind}, ${at})
    on conflict do nothing`.execute(tx);
}

export async function clearAlarms(
  tx: Tx | Db,
  fixtureId: bigint,
  kinds: readonly AlarmKind[],
  at: Date,
): Promise<void> {
  await sql`
    update sportsbook_alarms set cleared_at = ${at}
    where fixture_id = ${fixtureId} and cleared_at is null and kind = any (${kinds}::text[])`.execute(tx);
}

/** How many alarms of each kind are open. */
export async function countOpenAlarms(db: Db): Promise<ReadonlyMap<AlarmKind, number>> {
  const { rows } = await sql<{ kind: AlarmKind; count: number }>`
    select kind, count(*)::int as count from sportsbook_alarms where cleared_at is null group by kind`.execute(
    db,
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

export async function selectAlarms(
  db: Db,
  fixtureIds: readonly bigint[],
): Promise<{ fixture_id: bigint; kind: AlarmKind; since: Date }[]> {
  const { rows } = await sql<{ fixture_id: bigint; kind: AlarmKind; since: Date }>`
    select fixture_id, kind, since from sportsbook_alarms
    where fixture_id = any (${fixtureIds}::bigint[]) and cleared_at is null order by since`.execute(db);
  return rows;
}
