import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';

/** Marks a gift for a member; a second mark changes nothing. */
export async function insertReminder(
  tx: Tx,
  memberId: string,
  { kind, no, giftId }: CampaignKey & { giftId: string },
): Promise<void> {
  await sql`
    insert into promotions_gift_reminders (shard_id, member_id, kind, no, gift_id)
    values (${shardOf(memberId)}, ${memberId}, ${kind}, ${no}, ${giftId}) on conflict do nothing`.execute(tx);
}

/** The gifts of a campaign that a member has marked. */
export async function selectReminders(
  db: Db | Tx,
  memberId: string,
  { kind, no }: CampaignKey,
): Promise<Set<string>> {
  const { rows } = await sql<{ gift_id: string }>`
    select gift_id from promotions_gift_reminders
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no}`.execute(
    db,
  );
  return new Set(rows.map(({ gift_id: id }) => id));
}
