import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface RunnerRow {
  readonly member_id: string;
  readonly tickets: number;
  readonly reached_at: Date;
  readonly joined_at: Date;
}

/** Joins a race, once; answers the row that counts. */
export async function insertRunner(tx: Tx, memberId: string, no: number): Promise<RunnerRow> {
  await sql`
    insert into promotions_race_runners (shard_id, member_id, no) values (${shardOf(memberId)}, ${memberId}, ${no})
    on conflict (shard_id, member_id, no) do nothing`.execute(tx);
  const row = await selectRunner(tx, memberId, no);
  if (!row) throw new Error('a runner that was written is not there');
  return row;
}

export async function selectRunner(
  db: Db | Tx,
  memberId: string,
  no: number,
): Promise<RunnerRow | undefined> {
  const { rows } = await sql<RunnerRow>`
    select member_id, tickets, reached_at, joined_at from promotions_race_runners
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no}`.execute(db);
  return rows[0];
}

/** Runners of a race in the order of their ids: `most` of them, those after an id. */
export async function selectRunners(
  db: Db,
  no: number,
  { after, most }: { after: string; most: number },
): Promise<Pick<RunnerRow, 'member_id' | 'tickets'>[]> {
  const { rows } = await sql<Pick<RunnerRow, 'member_id' | 'tickets'>>`
    select member_id, tickets from promotions_race_runners where no = ${no} and member_id > ${after}
    order by member_id limit ${most}`.execute(db);
  return rows;
}

/** Writes how many tickets runners have; the moment is kept where their number stays. */
export async function updateTickets(
  db: Db,
  no: number,
  counted: readonly { memberId: string; tickets: number }[],
): Promise<void> {
  const members = counted.map(({ memberId }) => memberId);
  await sql`
    update promotions_race_runners r set tickets = n.tickets, reached_at = platform_now()
    from unnest(${members.map(shardOf)}::smallint[], ${members}::text[], ${counted.map(({ tickets }) => tickets)}::integer[])
      as n (shard_id, member_id, tickets)
    where r.shard_id = n.shard_id and r.member_id = n.member_id and r.no = ${no} and r.tickets <> n.tickets`.execute(
    db,
  );
}

/** The best of a race with a ticket, those who have as many as the last of them included. */
export async function selectBest(db: Db | Tx, no: number, most: number): Promise<RunnerRow[]> {
  const { rows } = await sql<RunnerRow>`
    select member_id, tickets, reached_at, joined_at from promotions_race_runners
    where no = ${no} and tickets >= coalesce((
      select tickets from promotions_race_runners where no = ${no} and tickets > 0
      order by tickets desc offset ${most - 1} limit 1), 1)
    order by tickets desc, reached_at, joined_at, member_id`.execute(db);
  return rows;
}

/** How many runners of a race have how many tickets. */
export async function selectTicketCounts(
  db: Db,
  no: number,
): Promise<{ tickets: number; runners: number }[]> {
  const { rows } = await sql<{ tickets: number; runners: number }>`
    select tickets, count(*)::integer as runners from promotions_race_runners where no = ${no} group by tickets`.execute(
    db,
  );
  return rows;
}
