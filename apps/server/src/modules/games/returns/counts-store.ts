import { sql } from 'kysely';
import type { fishingGame } from '@fairway/contract/fishing/codes.ts';
import type { crashGame, MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RoundRow } from '../tables.ts';

/** An hour of the clock: from its start to before its end. */
export interface Hour {
  readonly from: Date;
  readonly until: Date;
}

/** Settled rounds of one game that chance treats alike, in minor units. */
export interface AlikeRounds {
  readonly game: MemberGameCode;
  readonly sheet: number;
  readonly currency: WalletCurrency;
  /** The bet; of keno how many numbers, of gem the mines and how many tiles were opened. */
  readonly bet: Readonly<Record<string, unknown>>;
  readonly rounds: number;
  readonly paid: number;
  readonly staked: bigint;
  /** What their acts put beside that. */
  readonly further: bigint;
  /** The sum of their squared stakes. */
  readonly squares: bigint;
  readonly returned: bigint;
}

const sums = sql`count(*)::integer as rounds, (count(*) filter (where returned > 0))::integer as paid, sum(stake)::text as staked, sum(further)::text as further,
  sum(stake::numeric * stake)::text as squares, sum(returned)::text as returned`;

type TextSums = Omit<AlikeRounds, 'staked' | 'further' | 'squares' | 'returned'> &
  Record<'staked' | 'further' | 'squares' | 'returned', string>;

/** Rounds of an hour whose returns follow from the bet alone: those without acts, and slots video poker and blackjack whatever was done. */
export async function selectAlikeRounds(tx: Tx, { from, until }: Hour): Promise<AlikeRounds[]> {
  const { rows } = await sql<TextSums>`
    with settled as (
      select game, sheet, currency, stake, 0 as further, returned,
        case game when 'keno' then jsonb_build_object('count', jsonb_array_length(bet -> 'numbers')) else bet end as bet
      from games_rounds where started_at >= ${from} and started_at < ${until} and returned is not null
      union all
      select r.game, r.sheet, r.currency, r.stake, games_further_stakes(r.shard_id, r.id), e.returned, case r.game when 'gem' then jsonb_build_object('mines', r.bet -> 'mines', 'opened', (
          select count(*) from games_steps s
          where s.shard_id = e.shard_id and s.round_id = e.round_id and s.act ->> 'act' = 'open'))
        else r.bet end
      from games_results e
      join games_rounds r on r.shard_id = e.shard_id and r.member_id = e.member_id and r.id = e.round_id
      where e.at >= ${from} and e.at < ${until} and r.game <> 'hilo')
    select game, sheet, currency, bet, ${sums} from settled group by game, sheet, currency, bet`.execute(tx);
  return rows.map((row) => ({
    ...row,
    staked: BigInt(row.staked),
    further: BigInt(row.further),
    squares: BigInt(row.squares),
    returned: BigInt(row.returned),
  }));
}

/** Rounds of `hilo` that ended in an hour: each is scattered as far as its own cards allowed. A page by key. */
export async function selectHiloRounds(
  tx: Tx,
  { from, until }: Hour,
  after: { shard_id: number; id: string } | undefined,
  limit: number,
): Promise<(RoundRow & { returned: bigint })[]> {
  const place = after ?? { shard_id: -1, id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<RoundRow & { returned: bigint }>`
    select r.*, e.returned from games_results e
    join games_rounds r on r.shard_id = e.shard_id and r.member_id = e.member_id and r.id = e.round_id and r.game = 'hilo'
    where e.at >= ${from} and e.at < ${until} and (e.shard_id, e.round_id) > (${place.shard_id}::smallint, ${place.id}::uuid)
    order by e.shard_id, e.round_id limit ${limit}`.execute(tx);
  return rows;
}

/** What rounds of one game and currency came to, in minor units; `expected` and `variance` are decimals. */
export interface GameSums {
  readonly game: MemberGameCode | typeof crashGame | typeof fishingGame;
  readonly currency: WalletCurrency;
  readonly rounds: number;
  readonly paid: number;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly expected: string;
  readonly variance: string;
}

/** Adds sums to those of a day. */
export async function addToDay(tx: Tx, day: string, all: readonly GameSums[]): Promise<void> {
  if (all.length === 0) return;
  const column = <Key extends keyof GameSums>(key: Key) => all.map((one) => one[key]);
  await sql`
    insert into games_return_days as known (day, game, currency, rounds, paid, staked, returned, expected, variance)
    select ${day}::date, game, currency, rounds, paid, staked, returned, expected, variance
    from unnest(${column('game')}::text[], ${column('currency')}::text[], ${column('rounds')}::bigint[], ${column('paid')}::bigint[],
      ${column('staked')}::numeric[], ${column('returned')}::numeric[], ${column('expected')}::numeric[],
      ${column('variance')}::numeric[]) as sums (game, currency, rounds, paid, staked, returned, expected, variance)
    on conflict (day, game, currency) do update set rounds = known.rounds + excluded.rounds, paid = known.paid + excluded.paid,
      staked = known.staked + excluded.staked, returned = known.returned + excluded.returned,
      expected = known.expected + excluded.expected, variance = known.variance + excluded.variance`.execute(
    tx,
  );
}

/** The hour up to which rounds are added up, held until the transaction ends; the first time that of the first round. */
export async function holdCountedUntil(tx: Tx): Promise<Date | undefined> {
  await sql`
    insert into games_returns_counted (until)
    select date_trunc('hour', least(min(at), platform_now())) from (
      select min(started_at) as at from games_rounds
      union all select min(closes_at) from games_rocket_rounds
      union all select min(fired_at) from games_fishing_batches) as first
    where not exists (select from games_returns_counted)
    having min(at) is not null
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ until: Date }>`select until from games_returns_counted for update`.execute(tx);
  return rows[0]?.until;
}

export async function updateCountedUntil(tx: Tx, until: Date): Promise<void> {
  await sql`update games_returns_counted set until = ${until}`.execute(tx);
}

export async function selectCountedUntil(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`select until from games_returns_counted`.execute(db);
  return rows[0]?.until ?? null;
}

/** Sums of many days, as texts of whole minor units and of their hundred-millionths. */
export interface ReturnDaysRow {
  readonly game: GameSums['game'];
  readonly currency: WalletCurrency;
  readonly rounds: number;
  readonly paid: number;
  readonly staked: string;
  readonly returned: string;
  readonly expected: string;
  readonly variance: string;
}

/** What the games returned in so many days up to the present one (UTC), which is counted in. */
export async function selectGameReturns(db: Db, days: number): Promise<ReturnDaysRow[]> {
  const { rows } = await sql<ReturnDaysRow>`
    select game, currency, sum(rounds)::float8 as rounds, sum(paid)::float8 as paid, sum(staked)::text as staked,
      sum(returned)::text as returned, round(sum(expected) * 100000000)::text as expected, round(sum(variance) * 100000000)::text as variance
    from games_return_days
    where day > (platform_now() at time zone 'UTC')::date - ${days}::integer
    group by game, currency order by game, currency`.execute(db);
  return rows;
}
