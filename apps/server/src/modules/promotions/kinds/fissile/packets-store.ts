import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface PacketRow {
  readonly member_id: string;
  readonly no: number;
  readonly version: Buffer;
  readonly opened_at: Date;
  readonly closes_at: Date;
  readonly split_at: Date | null;
}

export interface PacketFriend {
  readonly friend_id: string;
  readonly qualified_at: Date;
}

/** Opens a packet, once a member and campaign; answers the one that counts. */
export async function insertPacket(
  tx: Tx,
  packet: { memberId: string; no: number; version: Buffer; hours: number },
): Promise<PacketRow> {
  const { memberId, no, version, hours } = packet;
  await sql`
    insert into promotions_packets (shard_id, member_id, no, version, closes_at)
    values (${shardOf(memberId)}, ${memberId}, ${no}, ${version}, platform_now() + make_interval(hours => ${hours}))
    on conflict (shard_id, member_id, no) do nothing`.execute(tx);
  const row = await selectPacket(tx, memberId, no);
  if (!row) throw new Error('a packet that was written is not there');
  return row;
}

export async function selectPacket(
  db: Db | Tx,
  memberId: string,
  no: number,
): Promise<PacketRow | undefined> {
  const { rows } = await sql<PacketRow>`
    select member_id, no, version, opened_at, closes_at, split_at from promotions_packets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no}`.execute(db);
  return rows[0];
}

/** The packet, held until the transaction ends. */
export async function holdPacket(tx: Tx, memberId: string, no: number): Promise<PacketRow | undefined> {
  const { rows } = await sql<PacketRow>`
    select member_id, no, version, opened_at, closes_at, split_at from promotions_packets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no} for update`.execute(tx);
  return rows[0];
}

/** Packets that may still split, those after a member and number: `most` of them. */
export async function selectOpenPackets(
  db: Db,
  { after, most }: { after: { memberId: string; no: number }; most: number },
): Promise<Pick<PacketRow, 'member_id' | 'no'>[]> {
  const { rows } = await sql<Pick<PacketRow, 'member_id' | 'no'>>`
    select member_id, no from promotions_packets
    where split_at is null and closes_at > platform_now() and (member_id, no) > (${after.memberId}, ${after.no})
    order by member_id, no limit ${most}`.execute(db);
  return rows;
}

/** Friends who qualified for a packet, in that order. */
export async function selectFriends(db: Db | Tx, memberId: string, no: number): Promise<PacketFriend[]> {
  const { rows } = await sql<PacketFriend>`
    select friend_id, qualified_at from promotions_packet_friends
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no}
    order by qualified_at, friend_id`.execute(db);
  return rows;
}

/** Notes a friend who qualified; one who helped with another packet of the campaign does not count again. */
export async function insertFriend(tx: Tx, memberId: string, no: number, friendId: string): Promise<void> {
  await sql`
    insert into promotions_packet_friends (shard_id, member_id, no, friend_id)
    values (${shardOf(memberId)}, ${memberId}, ${no}, ${friendId}) on conflict do nothing`.execute(tx);
}

export async function updateSplit(tx: Tx, memberId: string, no: number): Promise<void> {
  await sql`
    update promotions_packets set split_at = platform_now()
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no}`.execute(tx);
}
