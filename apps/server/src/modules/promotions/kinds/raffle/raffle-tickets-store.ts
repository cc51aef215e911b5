import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../../tables.ts';

export interface TicketRow {
  readonly number: number;
  readonly id: string;
  readonly member_id: string;
  readonly winner: number | null;
  readonly reward_id: string | null;
  readonly taken_at: Date;
}

/** A ticket with the reward that it won, where it won any. */
export type OwnTicketRow = TicketRow & {
  readonly amount: bigint | null;
  readonly state: RewardRow['state'] | null;
  readonly expires_at: Date | null;
};

/** Writes tickets with the numbers from `first` on; the rows refuse a gap. */
export async function insertTickets(
  tx: Tx,
  no: number,
  { memberId, first, ids }: { memberId: string; first: number; ids: readonly string[] },
): Promise<void> {
  await sql`
    insert into promotions_raffle_tickets (no, number, id, shard_id, member_id)
    select ${no}, ${first}::integer + place::integer - 1, id, ${shardOf(memberId)}, ${memberId}
    from unnest(${ids}::uuid[]) with ordinality as taken (id, place) order by place`.execute(tx);
}

export async function countTickets(db: Db | Tx, memberId: string, no: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from promotions_raffle_tickets where no = ${no} and member_id = ${memberId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const own = sql`
  select t.number, t.id, t.member_id, t.winner, t.reward_id, t.taken_at, r.amount, r.state, r.expires_at
  from promotions_raffle_tickets t left join promotions_rewards r on r.shard_id = t.shard_id and r.id = t.reward_id`;

/** The member's tickets: those that won first, then the latest; 100 at most. */
export async function selectOwnTickets(db: Db, memberId: string, no: number): Promise<OwnTicketRow[]> {
  const { rows } = await sql<OwnTicketRow>`
    ${own} where t.no = ${no} and t.member_id = ${memberId} order by t.winner, t.number desc limit 100`.execute(
    db,
  );
  return rows;
}

export async function selectTicket(
  db: Db | Tx,
  no: number,
  number: number,
): Promise<OwnTicketRow | undefined> {
  const { rows } = await sql<OwnTicketRow>`${own} where t.no = ${no} and t.number = ${number}`.execute(db);
  return rows[0];
}

/** Every ticket's id, by its number. */
export async function selectTicketIds(db: Db | Tx, no: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from promotions_raffle_tickets where no = ${no} order by number`.execute(db);
  return rows.map(({ id }) => id);
}

/** The winning numbers, the first prize first. */
export async function selectWinners(db: Db, no: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from promotions_raffle_tickets where no = ${no} and winner is not null order by winner`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

export async function updateWon(
  tx: Tx,
  no: number,
  { number, winner, rewardId }: { number: number; winner: number; rewardId: string },
): Promise<void> {
  await sql`
    update promotions_raffle_tickets set winner = ${winner}, reward_id = ${rewardId}
    where no = ${no} and number = ${number}`.execute(tx);
}
