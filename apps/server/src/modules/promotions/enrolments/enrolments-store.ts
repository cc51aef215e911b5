import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../tables.ts';

export interface EnrolmentRow extends CampaignKey {
  readonly member_id: string;
  readonly version: Buffer;
  readonly joined_at: Date;
  readonly until: Date;
}

/** Joins a member under a version, once; answers the enrolment that counts. */
export async function enrol(
  tx: Tx,
  enrolment: CampaignKey & { memberId: string; version: Buffer; days: number },
): Promise<EnrolmentRow> {
  const { memberId, kind, no, version, days } = enrolment;
  await sql`
    insert into promotions_enrolments (shard_id, member_id, kind, no, version, until)
    values (${shardOf(memberId)}, ${memberId}, ${kind}, ${no}, ${version}, platform_now() + make_interval(days => ${days}))
    on conflict (shard_id, member_id, kind, no) do nothing`.execute(tx);
  const row = await selectEnrolment(tx, memberId, { kind, no });
  if (!row) throw new Error('an enrolment that was written is not there');
  return row;
}

export async function selectEnrolment(
  db: Db | Tx,
  memberId: string,
  { kind, no }: CampaignKey,
): Promise<EnrolmentRow | undefined> {
  const { rows } = await sql<EnrolmentRow>`
    select member_id, kind, no, version, joined_at, until from promotions_enrolments
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no}`.execute(
    db,
  );
  return rows[0];
}
