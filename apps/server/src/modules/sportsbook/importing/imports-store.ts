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
  /** What its results moved, where no operator handed the file in: the bound for one person counts it. */
  movedFen?: string;
}

export interface ImportRow {
  id: string;
  at: Date;
  source: string;
  by: string;
  competition_id: bigint | null;
  report: ImportReport;
}

/** Writes an import and answers when, by the database's clock: the bound for one person counts by it. */
export async function insertImport(tx: Tx, row: Omit<ImportRow, 'at'>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    insert into sportsbook_imports (id, at, source, by, competition_id, report)
    values (${row.id}, platform_now(), ${row.source}, ${row.by}, ${row.competition_id}, ${JSON.stringify(row.report)}::jsonb) returning at`.execute(
    tx,
  );
  if (!rows[0]) throw new Error('the import was not written');
  return rows[0].at;
}

/** Imports, newest first, after a given one. */
export async function selectImports(db: Db, before: string | undefined, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select * from sportsbook_imports where ${before ?? null}::uuid is null or id < ${before ?? null}::uuid
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
