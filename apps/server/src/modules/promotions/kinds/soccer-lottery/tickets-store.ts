import type { SoccerPick } from '@fairway/promotions';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface SoccerTicketRow {
  readonly id: string;
  readonly member_id: string;
  readonly round: number;
  readonly picks: SoccerPick[][];
  readonly lines: number;
  readonly handed_at: Date;
}

const columns = sql`id, member_id, round, picks, lines, handed_at`;

export async function insertTicket(
  tx: Tx,
  ticket: Omit<SoccerTicketRow, 'handed_at'> & { no: number },
): Promise<SoccerTicketRow> {
  const { id, member_id: memberId, no, round, picks, lines } = ticket;
  const { rows } = await sql<SoccerTicketRow>`
    insert into promotions_soccer_tickets (shard_id, id, member_id, no, round, picks, lines)
    values (${shardOf(memberId)}, ${id}, ${memberId}, ${no}, ${round}, ${JSON.stringify(picks)}::jsonb, ${lines})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a ticket was not written');
  return row;
}

/** A member's tickets of an issue, the latest first. */
export async function selectOwnTickets(
  db: Db | Tx,
  memberId: string,
  { no, round }: { no: number; round: number },
): Promise<SoccerTicketRow[]> {
  const { rows } = await sql<SoccerTicketRow>`
    select ${columns} from promotions_soccer_tickets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no} and round = ${round}
    order by handed_at desc, id desc limit 100`.execute(db);
  return rows;
}

/** All tickets of an issue in the order in which they were handed in. */
export async function selectTicketsOf(tx: Tx, round: number): Promise<SoccerTicketRow[]> {
  const { rows } = await sql<SoccerTicketRow>`
    select ${columns} from promotions_soccer_tickets where round = ${round} order by handed_at, id`.execute(
    tx,
  );
  return rows;
}

/** Lines that a member's tickets of a campaign have used; those of a void issue came back. */
export async function sumLines(db: Db | Tx, memberId: string, no: number): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    select coalesce(sum(t.lines), 0)::integer as lines from promotions_soccer_tickets t
    join promotions_rounds r on r.kind = 'competeLottery' and r.no = t.no and r.round = t.round
    where t.shard_id = ${shardOf(memberId)} and t.member_id = ${memberId} and t.no = ${no} and r.state <> 'void'`.execute(
    db,
  );
  return rows[0]?.lines ?? 0;
}
