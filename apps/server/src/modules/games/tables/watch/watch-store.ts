import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export interface TableDay {
  readonly table_code: MemberTableCode;
  readonly hands: number;
  /** Minor units. */
  readonly rake: bigint;
}

/** Hands that ended since an instant, and their rake, by table. */
export async function selectTableDays(db: Db, since: Date): Promise<ReadonlyMap<string, TableDay>> {
  const { rows } = await sql<TableDay>`
    select table_code, count(*)::integer as hands, sum(rake)::bigint as rake from games_hands
    where ended_at >= ${since} group by table_code`.execute(db);
  return new Map(rows.map((row) => [row.table_code, row]));
}

/** The numbers of a table's hands that ended, newest first, below a number where one is given. */
export async function selectEndedNumbers(
  db: Db,
  table: MemberTableCode,
  { before, limit }: { before: number | null; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from games_hands
    where table_code = ${table} and ended_at is not null and (${before}::integer is null or number < ${before})
    order by number desc limit ${limit}`.execute(db);
  return rows.map(({ number }) => number);
}
