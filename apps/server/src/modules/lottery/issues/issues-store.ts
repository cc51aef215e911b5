import { sql } from 'kysely';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { IssueRow } from '../tables.ts';

export interface IssueKey {
  readonly lottery: LotteryCode;
  readonly issue: string;
}

export type NewIssue = Pick<
  IssueRow,
  | 'lottery'
  | 'issue'
  | 'opens_at'
  | 'closes_at'
  | 'draws_at'
  | 'chain'
  | 'link_index'
  | 'first_link'
  | 'beacon_chain'
  | 'beacon_at'
> & { beacon_round: number };

export async function insertIssues(tx: Tx, rows: readonly NewIssue[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Key extends keyof NewIssue>(key: Key) => rows.map((row) => row[key]);
  await sql`
    insert into lottery_issues (lottery, issue, opens_at, closes_at, draws_at, chain, link_index, first_link, beacon_chain, beacon_round, beacon_at)
    select * from unnest(${column('lottery')}::text[], ${column('issue')}::text[], ${column('opens_at')}::timestamptz[],
      ${column('closes_at')}::timestamptz[], ${column('draws_at')}::timestamptz[], ${column('chain')}::integer[],
      ${column('link_index')}::integer[], ${column('first_link')}::text[], ${column('beacon_chain')}::text[], ${column('beacon_round')}::bigint[],
      ${column('beacon_at')}::timestamptz[])`.execute(tx);
}

/** The last issue of a lottery's timetable. */
export async function selectLastIssue(tx: Tx, lottery: LotteryCode): Promise<IssueRow | undefined> {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issues where lottery = ${lottery} order by draws_at desc limit 1`.execute(tx);
  return rows[0];
}

/** Issues that nobody could stake on yet and whose round is of a chain that is configured no more get one of the present chain. */
export async function selectIssuesOfOtherChains(tx: Tx, chain: string): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issues
    where settled_at is null and closes_at > platform_now() and opens_at > platform_now() and beacon_chain <> ${chain}
    for update`.execute(tx);
  return rows;
}

export async function updateRound(
  tx: Tx,
  { lottery, issue }: IssueKey,
  { chain, round, at }: { chain: string; round: number; at: Date },
): Promise<void> {
  await sql`
    update lottery_issues set beacon_chain = ${chain}, beacon_round = ${round}, beacon_at = ${at}
    where lottery = ${lottery} and issue = ${issue}`.execute(tx);
}

export async function holdIssue(tx: Tx, { lottery, issue }: IssueKey): Promise<IssueRow | undefined> {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issues where lottery = ${lottery} and issue = ${issue} for update`.execute(tx);
  return rows[0];
}

export async function selectIssue(db: Db | Tx, { lottery, issue }: IssueKey): Promise<IssueRow | undefined> {
  const { rows } = await sql<IssueRow>`
    select i.* from lottery_issues i where i.lottery = ${lottery} and i.issue = ${issue}`.execute(db);
  return rows[0];
}

/** The issue of each lottery that takes bets at an instant. */
export async function selectOpenIssues(db: Db | Tx, instant: Date): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select i.* from lottery_issues i
    where i.settled_at is null and i.closed_at is null and i.voided_at is null and i.opens_at <= ${instant} and i.closes_at > ${instant}
    order by i.lottery`.execute(db);
  return rows;
}

/** Issues of a lottery whose draw is past, newest first. */
export async function selectPastIssues(
  db: Db | Tx,
  lottery: LotteryCode,
  page: { before: string | null; instant: Date; limit: number; drawnOnly: boolean },
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select i.* from lottery_issues i
    where i.lottery = ${lottery} and i.draws_at <= ${page.instant} and (${page.before}::text is null or i.issue < ${page.before})
      and (not ${page.drawnOnly}::boolean or i.drawn_at is not null)
    order by i.issue desc limit ${page.limit}`.execute(db);
  return rows;
}
