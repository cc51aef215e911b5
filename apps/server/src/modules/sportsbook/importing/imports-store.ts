import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** What an import did, and what it could not use. */
export interface ImportReport {
  matches: number;
  created: number;
  updated: number;
  unchanged: number;
  results: number;
  teams: number;
  problems: {
    path: string;
    line: number | null;
    severity: 'skipped' | 'partial';
    reason: { zh: string; en: string };
  }[];
  problemCount: number;
}

export interface ImportRow {
  id: string;
  at: Date;
  source: string;
  by: string;
  competition_id: bigint | null;
  report: ImportReport;
}

export async function insertImport(tx: Tx, row: ImportRow): Promise<void> {
  await sql`
    insert into sportsbook_imports (id, at, source, by, competition_id, report)
    values (${row.id}, ${row.at}, ${row.source}, ${row.by}, ${row.competition_id}, ${JSON.stringify(row.report)}::jsonb)`.execute(
    tx,
  );
}

/** Imports, newest first, after a given one. */
export async function selectImports(db: Db, before: string | undefined, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select * from sportsbook_imports where ${before ?? null}::uuid is null or id < ${before ?? null}::uuid
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
