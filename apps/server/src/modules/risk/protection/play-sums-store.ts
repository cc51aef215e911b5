import type { Currency } from '@fairway/money';
import { sql } from 'kysely';
import type { LimitPeriod } from '@fairway/contract/risk/play-limits.ts';
import { shardOf } from '#modules/ledger';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';

/** What is added to a member's sums; minor units of the currency, negative for what is taken back. */
export interface Played {
  readonly memberId: string;
  readonly currency: Currency;
  readonly deposited?: bigint;
  readonly staked?: bigint;
  readonly returned?: bigint;
  /** When it happened: sums of a later period than this one's are left alone. */
  readonly at: Date;
}

/** A running period of a member, amounts in fen. Minutes count in which the member staked, each once. */
export interface PeriodSums {
  readonly period: LimitPeriod;
  readonly renews_at: Date;
  readonly deposited: bigint;
  readonly staked: bigint;
  readonly returned: bigint;
  /** At outside venues or in transit there, the same in each period: it may be staked and lost before anyone reports it. */
  readonly outside: bigint;
  readonly minutes: bigint;
  /** Given to anchors. */
  readonly tipped: bigint;
  /** Whether the present minute is one of them. */
  readonly in_minute: boolean;
}

/** Adds to a member's sums in the caller's transaction without judging them: what has happened counts in any case. */
export async function countPlay(tx: Tx, played: Played): Promise<void> {
  const { memberId, currency, deposited = 0n, staked = 0n, returned = 0n, at } = played;
  await sql`
    select risk_count_play(array[${shardOf(memberId)}]::smallint[], array[${memberId}]::text[], array[${currency}]::text[],
      array[${deposited}]::bigint[], array[${staked}]::bigint[], array[${returned}]::bigint[], array[${at}]::timestamptz[],
      false)`.execute(tx);
}

/** Counts money that goes to an outside venue, or comes from there (negative), in the transaction that moves it. Minor units. */
export async function countOutside(
  tx: Tx,
  {
    memberId,
    currency,
    change,
    at,
  }: { memberId: string; currency: 'CNY' | 'USDT'; change: bigint; at: Date },
): Promise<void> {
  await countPlay(tx, { memberId, currency, at });
  const column = sql.ref(currency === 'CNY' ? 'outside_cny' : 'outside_usdt');
  await sql`
    update risk_play_sums set ${column} = ${column} + ${change}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(tx);
}

/** Locks the member's sums until the transaction ends: nothing is counted and no limit changes meanwhile. */
export async function lockPlay(tx: Tx, app: Platform, memberId: string): Promise<void> {
  await countPlay(tx, { memberId, currency: 'CNY', at: app.clock.now() });
}

/** What a member has staked and got back since the sums began, in fen. */
export async function selectPlayedTotals(
  db: Db | Tx,
  memberId: string,
): Promise<{ staked: bigint; returned: bigint }> {
  const { rows } = await sql<{ staked: bigint; returned: bigint }>`
    select staked_total as staked, returned_total as returned from risk_play_sums
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows[0] ?? { staked: 0n, returned: 0n };
}

/** What a member has given to anchors since the registration, in fen. */
export async function selectTippedTotal(db: Db | Tx, memberId: string): Promise<bigint> {
  const { rows } = await sql<{ tipped_total: bigint }>`
    select tipped_total from risk_play_sums
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows[0]?.tipped_total ?? 0n;
}

/** The member's sums of the running day, week and month, and when each starts again. */
export async function selectPeriodSums(
  db: Db | Tx,
  app: Pick<Platform, 'clock' | 'config'>,
  memberId: string,
): Promise<PeriodSums[]> {
  const zone = app.config.siteTimeZone;
  const today = siteDay(app.clock.now(), zone);
  const { rows } = await sql<PeriodSums>`
    select p.period, (p.ends::timestamp at time zone ${zone}) as renews_at,
      case when p.known = p.begins then p.deposited else 0 end as deposited,
      case when p.known = p.begins then p.staked else 0 end as staked,
      case when p.known = p.begins then p.returned else 0 end as returned,
      case when p.known = p.begins then p.minutes else 0 end as minutes,
      case when p.known = p.begins then p.tipped else 0 end as tipped,
      coalesce(s.last_minute >= date_trunc('minute', ${app.clock.now()}::timestamptz), false) as in_minute,
      risk_outside_fen(coalesce(s.outside_cny, 0), coalesce(s.outside_usdt, 0)) as outside
    from (select ${today}::date as day, date_trunc('week', ${today}::date)::date as week,
      date_trunc('month', ${today}::date)::date as month) as now
    left join risk_play_sums s on s.shard_id = ${shardOf(memberId)} and s.member_id = ${memberId}
    cross join lateral (values
      (1, 'day', now.day, (now.day + 1)::date, s.day, s.deposited_day, s.staked_day, s.returned_day, s.minutes_day,
        s.tipped_day),
      (2, 'week', now.week, (now.week + 7)::date, s.week, s.deposited_week, s.staked_week, s.returned_week,
        s.minutes_week, s.tipped_week),
      (3, 'month', now.month, (now.month + interval '1 month')::date, s.month, s.deposited_month, s.staked_month,
        s.returned_month, s.minutes_month, s.tipped_month)
    ) as p (place, period, begins, ends, known, deposited, staked, returned, minutes, tipped)
    order by p.place`.execute(db);
  return rows;
}
