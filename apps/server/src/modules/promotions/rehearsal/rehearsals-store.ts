import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Rehearsal } from './rehearse.ts';

export interface RehearsalRow {
  readonly version: Buffer;
  readonly rehearsed_at: Date;
  readonly operator_name: string;
  readonly basis: Rehearsal['basis'];
  readonly members: number;
  readonly protected: number;
  readonly winners: number;
  /** Fen. */
  readonly cost: bigint;
  /** Of draws alone. */
  readonly draws: number | null;
  readonly low: bigint | null;
  readonly high: bigint | null;
  /** Fen as text. */
  readonly days: readonly { readonly day: string; readonly cost: string }[];
  readonly stops_on: string | null;
}

export async function insertRehearsal(
  tx: Tx,
  { version, by, rehearsal }: { version: Buffer; by: { id: string; name: string }; rehearsal: Rehearsal },
): Promise<void> {
  const { basis, members, winners, cost, band, stopsOn } = rehearsal;
  const days = JSON.stringify(rehearsal.days.map((day) => ({ day: day.day, cost: String(day.cost) })));
  await sql`
    insert into promotions_rehearsals (version, operator_id, operator_name, basis, members, protected, winners, cost, draws, low, high, days,
      stops_on)
    values (${version}, ${by.id}, ${by.name}, ${basis}, ${members}, ${rehearsal.protected}, ${winners}, ${cost}, ${band?.draws ?? null},
      ${band?.low ?? null}, ${band?.high ?? null}, ${days}::jsonb,
      ${stopsOn}::date)`.execute(tx);
}

/** The latest rehearsal of a version. */
export async function selectRehearsal(db: Db | Tx, version: Buffer): Promise<RehearsalRow | undefined> {
  const { rows } = await sql<RehearsalRow>`
    select version, rehearsed_at, operator_name, basis, members, protected, winners, cost, draws, low, high, days, stops_on::text as stops_on
    from promotions_rehearsals where version = ${version} order by rehearsed_at desc limit 1`.execute(db);
  return rows[0];
}
