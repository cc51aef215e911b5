import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface InvitedMember {
  readonly id: string;
  readonly name: string;
  readonly hasPhone: boolean;
  readonly registeredAt: Date;
}

/** Members who registered with this member's code, the latest first; a closed account counts no longer. */
export async function findInvited(db: Db | Tx, inviterId: string, most: number): Promise<InvitedMember[]> {
  const { rows } = await sql<InvitedMember>`
    select id, name, phone is not null as "hasPhone", created_at as "registeredAt" from members_accounts
    where inviter_id = ${inviterId} and status <> 'closed' order by created_at desc, id desc limit ${most}`.execute(
    db,
  );
  return rows;
}
