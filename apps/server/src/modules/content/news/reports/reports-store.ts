import type { MatchRecord } from '#modules/sportsbook';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface ReportRow {
  fixture_id: bigint;
  number: number;
  result_version: number;
  facts: MatchRecord;
  created_at: Date;
}

/** The newest report of a match with when the first one came. */
export type ListedReport = ReportRow & { published_at: Date };

/** Every version of the report of a match, newest first. */
export async function selectReports(db: Db | Tx, fixtureId: bigint): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select fixture_id, number, result_version, facts, created_at from content_news_reports
    where fixture_id = ${fixtureId} order by number desc`.execute(db);
  return rows;
}

/** Answers false when there is a report of that number or of that result already. */
export async function insertReport(
  db: Db | Tx,
  report: { fixtureId: bigint; number: number; facts: MatchRecord; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into content_news_reports (fixture_id, number, result_version, facts, created_at)
    values (${report.fixtureId}, ${report.number}, ${report.facts.version}, ${JSON.stringify(report.facts)}::jsonb, ${report.at})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** The matches that were reported last, before a place in the list: each with its newest version. */
export async function selectLatestReports(
  db: Db,
  { before, limit }: { before?: { at: Date; fixtureId: bigint } | undefined; limit: number },
): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    select newest.*, first.created_at as published_at
    from (
      select fixture_id, created_at from content_news_reports
      where number = 1 and (${before?.at ?? null}::timestamptz is null
        or (created_at, fixture_id) < (${before?.at ?? null}::timestamptz, ${before?.fixtureId ?? null}::bigint))
      order by created_at desc, fixture_id desc limit ${limit}
    ) as first
    cross join lateral (
      select fixture_id, number, result_version, facts, created_at from content_news_reports
      where fixture_id = first.fixture_id order by number desc limit 1
    ) as newest
    order by first.created_at desc, first.fixture_id desc`.execute(db);
  return rows;
}
