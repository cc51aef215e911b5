import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey, RewardRow } from '../../tables.ts';
import type { Taken } from '../reversals-store.ts';

/** What two people took back, fen, of points their number. */
export interface AbuseReversal {
  readonly amount: bigint;
  readonly owed: bigint;
  readonly from_bonus: bigint;
  readonly asked_by: string;
  readonly decided_by: string;
}

/** Who closed a campaign to a member; nobody where the account as a whole takes no part. */
export interface Closing {
  readonly reason: string;
  readonly decided_by: string | null;
  readonly decided_name: string | null;
}

export interface AbuseDecision {
  readonly reason: string;
  readonly asked: { readonly id: string; readonly name: string };
  readonly decided: { readonly id: string; readonly name: string };
}

/** Writes what was taken back for abuse, once a reward. */
export async function insertAbuse(
  tx: Tx,
  { shard_id, id, member_id, kind, no }: RewardRow,
  { reason, asked, decided }: AbuseDecision,
  { amount, owed, fromBonus, transfer }: Taken,
): Promise<void> {
  await sql`
    insert into promotions_abuse_reversals (shard_id, reward_id, member_id, kind, no, reason, asked_by, asked_name, decided_by,
      decided_name, amount, owed, from_bonus, transfer)
    values (${shard_id}, ${id}, ${member_id}, ${kind}, ${no}, ${reason}, ${asked.id}, ${asked.name}, ${decided.id},
      ${decided.name}, ${amount}, ${owed}, ${fromBonus}, ${transfer})`.execute(tx);
}

/** A reward that waited for its claim is refused by who decided. */
export async function updateAbusedRefused(
  tx: Tx,
  { shard_id, id }: RewardRow,
  { reason, decided }: AbuseDecision,
): Promise<void> {
  await sql`
    update promotions_rewards set state = 'refused', abused_at = platform_now(), reversed_at = platform_now(),
      decided_by = ${decided.id}, decided_name = ${decided.name}, decided_at = platform_now(), remark = ${reason}
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** A paid reward has lost so much. */
export async function updateAbusedPaid(
  tx: Tx,
  { shard_id, id }: RewardRow,
  { reason, amount }: { reason: string; amount: bigint },
): Promise<void> {
  await sql`
    update promotions_rewards set abused_at = platform_now(), reversed = reversed + ${amount}, reversed_at = platform_now(),
      remark = ${reason}
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** What was taken of a reward and not given back. */
export async function selectAbuse(
  tx: Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
): Promise<AbuseReversal | undefined> {
  const { rows } = await sql<AbuseReversal>`
    select amount, owed, from_bonus, asked_by, decided_by from promotions_abuse_reversals
    where shard_id = ${shard_id} and reward_id = ${id} and restored_at is null`.execute(tx);
  return rows[0];
}

export async function updateRestored(
  tx: Tx,
  { shard_id, id }: Pick<RewardRow, 'shard_id' | 'id'>,
  transfer: string | null,
): Promise<void> {
  await sql`
    update promotions_abuse_reversals set restored_at = platform_now(), restored_transfer = ${transfer}
    where shard_id = ${shard_id} and reward_id = ${id}`.execute(tx);
}

/** By whom and why a campaign was closed to a member for abuse; undefined while it is open. */
export async function selectClosing(
  db: Db | Tx,
  memberId: string,
  { kind, no }: CampaignKey,
): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    select reason, decided_by, decided_name from promotions_abuse_reversals
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no} and restored_at is null
    order by reversed_at limit 1`.execute(db);
  return rows[0];
}

/** Whether a reward of the campaign was taken from the member for abuse and not given back. */
export async function hasAbused(db: Db | Tx, memberId: string, { kind, no }: CampaignKey): Promise<boolean> {
  const { rows } = await sql`
    select from promotions_abuse_reversals
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no} and restored_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}
