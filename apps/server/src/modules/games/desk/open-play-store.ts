import { sql } from 'kysely';
import type { LimitedGame } from '@fairway/contract/games/settings.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Db } from '#platform/db/database.ts';
import { selectPresentFlight } from '../rocket/flights-store.ts';
import type { ProvenFlightRow } from '../rocket/tables.ts';

/** A round of any member that waits, its own or a bet on a flight or at a live table; nothing of what it hides. */
export interface OpenPlayRow {
  readonly id: string;
  readonly bill_no: string;
  readonly member_id: string;
  /** Shots are never open. */
  readonly game: Exclude<LimitedGame, 'fishing'>;
  readonly currency: WalletCurrency;
  readonly stake: bigint;
  readonly started_at: Date;
  readonly acts: number;
}

/** Where a page ended. */
export interface OpenPlayPlace {
  readonly at: Date;
  readonly id: string;
}

/** Open rounds after a place, the oldest first, by the index of their starts. */
export async function selectOpenPlay(
  db: Db,
  { after, limit }: { after: OpenPlayPlace | null; limit: number },
): Promise<OpenPlayRow[]> {
  const { rows } = await sql<OpenPlayRow>`
    select o.round_id as id, coalesce(r.bill_no, b.bill_no, d.bill_no) as bill_no, o.member_id, coalesce(r.game, t.game, 'rocket') as game,
      coalesce(r.currency, b.currency, d.currency) as currency, coalesce(r.stake + games_further_stakes(o.shard_id, o.round_id), b.stake, d.stake) as stake, o.started_at, (
        select count(*)::integer from games_steps s where s.shard_id = o.shard_id and s.round_id = o.round_id) as acts
    from (
      select shard_id, member_id, round_id, seed, date_trunc('milliseconds', started_at) as started_at from games_open_rounds
      where ${after?.at ?? null}::timestamptz is null
        or (started_at >= ${after?.at ?? null}
          and (date_trunc('milliseconds', started_at), round_id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by date_trunc('milliseconds', started_at), round_id limit ${limit}) o
    left join games_rounds r on r.shard_id = o.shard_id and r.member_id = o.member_id and r.id = o.round_id
    left join games_rocket_bets b on b.shard_id = o.shard_id and b.id = o.round_id and o.seed is null
    left join games_dealer_bets d on d.shard_id = o.shard_id and d.id = o.round_id and o.seed is null
    left join games_dealer_tables t on t.code = d.table_code
    order by o.started_at, o.round_id`.execute(db);
  return rows;
}

export interface FlightSums {
  readonly bets: number;
  readonly cashedOut: number;
  readonly staked: { readonly currency: WalletCurrency; readonly amount: bigint }[];
}

/** The flight that is not settled, with what is staked on it. */
export async function selectFlightInPlay(
  db: Db,
): Promise<{ flight: ProvenFlightRow; sums: FlightSums } | undefined> {
  const flight = await selectPresentFlight(db);
  if (!flight || flight.settled_at) return undefined;
  const { rows } = await sql<{
    currency: WalletCurrency;
    bets: number;
    cashed_out: number;
    amount: bigint;
  }>`
    select b.currency, count(*)::integer as bets, count(c.bet_id)::integer as cashed_out, sum(b.stake)::bigint as amount
    from games_rocket_bets b
    left join games_rocket_cash_outs c on c.shard_id = b.shard_id and c.bet_id = b.id
    where b.round = ${flight.number} group by b.currency order by b.currency`.execute(db);
  return {
    flight,
    sums: {
      bets: rows.reduce((sum, { bets }) => sum + bets, 0),
      cashedOut: rows.reduce((sum, row) => sum + row.cashed_out, 0),
      staked: rows.map(({ currency, amount }) => ({ currency, amount })),
    },
  };
}
