import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** Who can be given to in a room now. */
export interface GiftStage {
  readonly broadcast_id: string;
  readonly anchor_id: string;
  readonly anchor_member: string;
  /** The anchor's part of a gift by the contract in force, and which version that is. */
  readonly share_percent: number;
  readonly contract_version: number;
}

/** The anchor who is live in a room, with a contract in force; undefined where there is none. */
export async function selectStage(db: Db | Tx, roomNo: bigint): Promise<GiftStage | undefined> {
  const { rows } = await sql<GiftStage>`
    select b.id as broadcast_id, a.id as anchor_id, a.member_id as anchor_member, c.share_percent, c.no as contract_version
    from live_broadcasts b join live_anchors a on a.id = b.anchor_id
    join live_contracts c on c.anchor_id = a.id and c.status = 'inForce'
    where b.room_no = ${roomNo} and b.status = 'live' and a.status = 'approved'`.execute(db);
  return rows[0];
}
