import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

/** A sign: days of the site's zone as 2026-06-14. */
export interface SignRow {
  readonly day: string;
  /** The first day of the cycle it lies in. */
  readonly cycle: string;
  /** Minor units of yuan. */
  readonly amount: bigint;
}

/** The member's signs in a campaign from a day on, in order. */
export async function selectSigns(
  db: Db | Tx,
  memberId: string,
  { no, from }: { no: number; from: string },
): Promise<SignRow[]> {
  const { rows } = await sql<SignRow>`
    select s.day::text as day, s.cycle::text as cycle, r.amount from promotions_signs s
    join promotions_rewards r on r.shard_id = s.shard_id and r.id = s.reward_id
    where s.shard_id = ${shardOf(memberId)} and s.member_id = ${memberId} and s.no = ${no} and s.day >= ${from}::date
    order by s.day`.execute(db);
  return rows;
}

/** The day of the first sign in a campaign, from which its cycles are counted; null before it. */
export async function selectFirstSign(db: Db | Tx, memberId: string, no: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from promotions_signs
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no}`.execute(db);
  return rows[0]?.day ?? null;
}

/** Writes a sign, once a day; false where the day is signed. */
export async function insertSign(
  tx: Tx,
  sign: { memberId: string; no: number; day: string; cycle: string; rewardId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotions_signs (shard_id, member_id, no, day, cycle, reward_id)
    values (${shardOf(sign.memberId)}, ${sign.memberId}, ${sign.no}, ${sign.day}, ${sign.cycle}, ${sign.rewardId})
    on conflict (shard_id, member_id, no, day) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
