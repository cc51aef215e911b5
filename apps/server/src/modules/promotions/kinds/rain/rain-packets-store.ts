import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SessionKey } from './rain-sessions-store.ts';

export interface PacketRow {
  /** From 0, in the order of claims. */
  readonly place: number;
  /** Minor units of yuan. */
  readonly amount: bigint;
}

/** Writes the packets of a session in their order; the rows refuse what does not add up to its pot. */
export async function insertPackets(
  tx: Tx,
  { no, session }: SessionKey,
  amounts: readonly bigint[],
): Promise<void> {
  await sql`
    insert into promotions_rain_packets (no, session, place, amount)
    select ${no}, ${session}, place - 1, amount
    from unnest(${amounts.map(String)}::bigint[]) with ordinality as cut (amount, place)`.execute(tx);
}

/** The first packet that nobody has and nobody is catching. Callers at once get one each and wait for nobody. */
export async function holdFreePacket(tx: Tx, { no, session }: SessionKey): Promise<PacketRow | undefined> {
  const { rows } = await sql<PacketRow>`
    select place, amount from promotions_rain_packets where no = ${no} and session = ${session} and member_id is null
    order by place limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/** As `holdFreePacket`, but waits for who catches the last ones: one of them may be undone. */
export async function awaitFreePacket(tx: Tx, { no, session }: SessionKey): Promise<PacketRow | undefined> {
  const { rows } = await sql<PacketRow>`
    select place, amount from promotions_rain_packets where no = ${no} and session = ${session} and member_id is null
    order by place limit 1 for update`.execute(tx);
  return rows[0];
}

/** Gives a held packet to a member; the database's clock is its instant. */
export async function updateCaught(
  tx: Tx,
  { no, session, place }: SessionKey & { place: number },
  { memberId, rewardId }: { memberId: string; rewardId: string | null },
): Promise<void> {
  await sql`
    update promotions_rain_packets
    set shard_id = ${shardOf(memberId)}, member_id = ${memberId}, reward_id = ${rewardId}, caught_at = platform_now()
    where no = ${no} and session = ${session} and place = ${place}`.execute(tx);
}

/** Packets nobody has caught, by session. */
export async function countFree(
  db: Db,
  no: number,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ session: string; free: number }>`
    select session, count(*)::integer as free from promotions_rain_packets
    where no = ${no} and session = any(${sessions}) and member_id is null group by session`.execute(db);
  return new Map(rows.map(({ session, free }) => [session, free]));
}

/** The member's own packets, by session. */
export async function selectOwnPackets(
  db: Db | Tx,
  memberId: string,
  { no, sessions }: { no: number; sessions: readonly string[] },
): Promise<ReadonlyMap<string, PacketRow>> {
  const { rows } = await sql<PacketRow & { session: string }>`
    select session, place, amount from promotions_rain_packets
    where no = ${no} and session = any(${sessions}) and member_id = ${memberId}`.execute(db);
  return new Map(rows.map((row) => [row.session, row]));
}

/** Whether every packet of a session is caught, and none of them by this member. */
export async function isGone(db: Db, memberId: string, { no, session }: SessionKey): Promise<boolean> {
  const { rows } = await sql`
    select where not exists (
      select from promotions_rain_packets
      where no = ${no} and session = ${session} and (member_id is null or member_id = ${memberId}))`.execute(
    db,
  );
  return rows.length === 1;
}
