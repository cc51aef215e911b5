import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';

/** Whether a member has bound a card or address, and set a withdraw password. */
export async function findPayoutReadiness(
  db: Db,
  memberId: string,
): Promise<{ hasMethod: boolean; hasPassword: boolean }> {
  const { rows } = await sql<{ hasMethod: boolean; hasPassword: boolean }>`
    select
      exists (select from payout_methods
        where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and removed_at is null) as "hasMethod",
      exists (select from payout_methods_members
        where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
          and withdraw_password is not null) as "hasPassword"`.execute(db);
  return rows[0] ?? { hasMethod: false, hasPassword: false };
}
