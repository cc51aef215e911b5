import { sql } from 'kysely';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { IssueState, LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { allShards } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { IssueKey } from '../issues/issues-store.ts';
import type { EndedTicketRow, IssueRow } from '../tables.ts';

/** The states of `stateOf`, by columns and the database's clock. */
const inState: Readonly<Record<IssueState, ReturnType<typeof sql>>> = {
  scheduled: sql`settled_at is null and closed_at is null and voided_at is null and opens_at > platform_now()`,
  open: sql`settled_at is null and closed_at is null and voided_at is null and opens_at <= platform_now()
    and closes_at > platform_now()`,
  closed: sql`settled_at is null and drawn_at is null and voided_at is null and (closed_at is not null or closes_at <= platform_now())`,
  drawn: sql`settled_at is null and drawn_at is not null`,
  settled: sql`settled_at is not null and drawn_at is not null`,
  voided: sql`voided_at is not null`,
};

/** Issues of a lottery before a number, newest first: of a state, or every one that has opened. */
export async function selectDeskIssues(
  db: Db,
  lottery: LotteryCode,
  page: { state: IssueState | null; before: string | null; limit: number },
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issues
    where lottery = ${lottery} and issue < coalesce(${page.before}::text, '99999999')
      and ${page.state === null ? sql`opens_at <= platform_now()` : inState[page.state]}
    order by issue desc limit ${page.limit}`.execute(db);
  return rows;
}

export interface IssueSums {
  readonly issue: string;
  readonly currency: WalletCurrency;
  readonly tickets: number;
  readonly staked: bigint;
  /** Null until the issue is settled and added up. */
  readonly returned: bigint | null;
}

/** What was staked on some issues: settled ones as they were added up once, the few others from their tickets. */
export async function selectIssueSums(
  db: Db | Tx,
  lottery: LotteryCode,
  issues: readonly string[],
): Promise<IssueSums[]> {
  const { rows } = await sql<IssueSums>`
    select issue, currency, sum(tickets)::integer as tickets, sum(staked)::bigint as staked, sum(returned)::bigint as returned
    from lottery_issue_sums where lottery = ${lottery} and issue = any (${issues}::text[])
    group by issue, currency
    union all
    select i.issue, t.currency, count(*)::integer, sum(t.stake)::bigint, null
    from lottery_issues i
    cross join lateral (
      select currency, stake from lottery_tickets t where t.lottery = i.lottery and t.issue = i.issue offset 0) t
    where i.lottery = ${lottery} and i.issue = any (${issues}::text[]) and not exists (
      select from lottery_issue_sums s where s.lottery = i.lottery and s.issue = i.issue)
    group by i.issue, t.currency
    order by 1, 2`.execute(db);
  return rows;
}

export interface Heat {
  readonly issue: string;
  readonly currency: WalletCurrency;
  readonly play: string;
  readonly note: string;
  /** What the issue could return on it, in minor units. */
  readonly amount: bigint;
}

/** The fullest numbers of each of some issues and each currency, the fullest first. */
export async function selectHeat(
  db: Db,
  lottery: LotteryCode,
  issues: readonly string[],
  most: number,
): Promise<Heat[]> {
  const { rows } = await sql<Heat>`
    select hot.* from unnest(${issues}::text[]) as asked (issue)
    cross join unnest(array['CNY', 'USDT']) as currencies (currency)
    cross join lateral (
      select e.issue, e.currency, e.play, e.note, e.amount from lottery_exposures e
      where e.lottery = ${lottery} and e.issue = asked.issue and e.currency = currencies.currency
      order by e.amount desc, e.play, e.note limit ${most}) as hot
    order by hot.issue, hot.currency, hot.amount desc, hot.play, hot.note`.execute(db);
  return rows;
}

/** Tickets of an issue before an id, newest first. Each shard gives at most a page by its index. */
export async function selectIssueTickets(
  db: Db,
  { lottery, issue }: IssueKey,
  { before, limit }: { before: string | null; limit: number },
): Promise<EndedTicketRow[]> {
  const { rows } = await sql<EndedTicketRow>`
    select found.*, r.cause, r.returned, i.result
    from (
      select t.* from unnest(${allShards}::smallint[]) as shards (id)
      cross join lateral (
        select * from lottery_tickets t
        where t.lottery = ${lottery} and t.issue = ${issue} and t.shard_id = shards.id
          and t.id < coalesce(${before}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        order by t.id desc limit ${limit}) as t
      order by t.id desc limit ${limit}) as found
    join lottery_issues i on i.lottery = found.lottery and i.issue = found.issue
    left join lottery_results r on r.shard_id = found.shard_id and r.ticket_id = found.id
    order by found.id desc`.execute(db);
  return rows;
}
