import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface PickRow {
  readonly member_id: string;
  readonly round: number;
  readonly place: number;
  readonly side: 'home' | 'away';
  /** The team's key in the sportsbook. */
  readonly team: string;
  readonly picked_at: Date;
  readonly outcome: 'in' | 'out' | null;
}

const columns = sql`member_id, round, place, side, team, picked_at, outcome`;

/** Picks a team for a round, or another one in its place. */
export async function upsertPick(
  tx: Tx,
  pick: Pick<PickRow, 'member_id' | 'round' | 'place' | 'side' | 'team'> & { no: number },
): Promise<void> {
  const { member_id: memberId, no, round, place, side, team } = pick;
  await sql`
    insert into promotions_survivor_picks (shard_id, member_id, no, round, place, side, team)
    values (${shardOf(memberId)}, ${memberId}, ${no}, ${round}, ${place}, ${side}, ${team})
    on conflict (shard_id, member_id, no, round)
      do update set place = excluded.place, side = excluded.side, team = excluded.team`.execute(tx);
}

/** A member's picks in a campaign, by round. */
export async function selectOwnPicks(db: Db | Tx, memberId: string, no: number): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    select ${columns} from promotions_survivor_picks
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no} order by round`.execute(
    db,
  );
  return rows;
}

/** All picks of a campaign, those who joined first first, each member's by round. */
export async function selectPicks(tx: Tx, no: number): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    select ${columns} from promotions_survivor_picks where no = ${no}
    order by min(picked_at) over (partition by member_id), member_id, round`.execute(tx);
  return rows;
}

/** Writes what the picks on one side of a match have come to. */
export async function updateOutcome(
  tx: Tx,
  { no, round, place, side }: { no: number; round: number; place: number; side: 'home' | 'away' },
  outcome: 'in' | 'out',
): Promise<void> {
  await sql`
    update promotions_survivor_picks set outcome = ${outcome}
    where no = ${no} and round = ${round} and place = ${place} and side = ${side} and outcome is null`.execute(
    tx,
  );
}

/** How many picked in each round of a campaign, and how many of them stayed in. */
export async function countPicks(
  db: Db,
  no: number,
): Promise<{ round: number; picked: number; stayed: number }[]> {
  const { rows } = await sql<{ round: number; picked: number; stayed: number }>`
    select round, picked, stayed from promotions_survivor_sums where no = ${no}`.execute(db);
  return rows;
}
