import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface RealityClock {
  readonly began_at: Date;
  readonly checked_at: Date;
  /** The member's sums when it began, in fen. */
  readonly staked_before: bigint;
  readonly returned_before: bigint;
}

const clockColumns = sql.raw('began_at, checked_at, staked_before, returned_before');

/** The clock of a login; it begins to run when it is first asked for. */
export async function readClock(
  db: Db | Tx,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  now: Date,
): Promise<RealityClock> {
  const { rows } = await sql<RealityClock>`
    insert into risk_reality_clocks as known
      (shard_id, member_id, session_id, began_at, checked_at, staked_before, returned_before)
    select m.shard_id, m.member_id, ${sessionId}, ${now}, ${now}, coalesce(s.staked_total, 0), coalesce(s.returned_total, 0)
    from (values (${shardOf(memberId)}::smallint, ${memberId}::text)) as m (shard_id, member_id)
    left join risk_play_sums s using (shard_id, member_id)
    on conflict (shard_id, member_id, session_id) do update set checked_at = known.checked_at
    returning ${clockColumns}`.execute(db);
  return rows[0] ?? { began_at: now, checked_at: now, staked_before: 0n, returned_before: 0n };
}

/** Notes an answer; undefined where another tab has answered since `before`. */
export async function takeCheck(
  tx: Tx,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  { now, before }: { now: Date; before: Date },
): Promise<RealityClock | undefined> {
  const { rows } = await sql<RealityClock>`
    update risk_reality_clocks set checked_at = ${now}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and session_id = ${sessionId}
      and checked_at <= ${before}
    returning ${clockColumns}`.execute(tx);
  return rows[0];
}

export interface RealityAnswer {
  readonly id: string;
  readonly sessionId: string;
  readonly answer: 'goOn' | 'rest';
  readonly minutes: number;
  /** In fen. */
  readonly staked: bigint;
  readonly net: bigint;
  readonly sessionStaked: bigint;
  readonly sessionReturned: bigint;
  readonly at: Date;
}

export async function insertAnswer(tx: Tx, memberId: string, row: RealityAnswer): Promise<void> {
  await sql`
    insert into risk_reality_answers (shard_id, member_id, id, session_id, answer, minutes, staked, net, session_staked,
      session_returned, answered_at)
    values (${shardOf(memberId)}, ${memberId}, ${row.id}, ${row.sessionId}, ${row.answer}, ${row.minutes}, ${row.staked},
      ${row.net}, ${row.sessionStaked}, ${row.sessionReturned}, ${row.at})`.execute(tx);
}

/** Forgets the clocks of logins that are long over. */
export async function deleteOldClocks(db: Db, before: Date): Promise<void> {
  await sql`delete from risk_reality_clocks where checked_at < ${before}`.execute(db);
}
