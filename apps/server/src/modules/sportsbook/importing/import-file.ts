import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { priceCompetition } from '../markets/price-fixtures.ts';
import type { CompetitionRow } from '../tables.ts';
import { insertImport, type ImportReport } from './imports-store.ts';
import { competitionOf } from './openfootball/competition-of.ts';
import { problems, type Problem } from './openfootball/problem.ts';
import { readFile, type ReadFile } from './openfootball/read-file.ts';
import type { RecordNews } from '../trading/record-from-file.ts';
import { recordAtOnce } from '../trading/record-at-once.ts';
import { openMovedByFiles, type MovedByFiles } from './moved-by-files-store.ts';
import { storeFile, type StoreOptions } from './store-file.ts';

export interface FileToImport {
  text: string;
  /** The file's name or address, for the report and the country it may name. */
  source: string;
  /** The operator's name, or `command`. */
  by: string;
  /** Used where the file does not name its competition. */
  competitionName?: string | undefined;
  timeZone?: string | undefined;
  /** Moves a season that lies back: see StoreOptions. */
  startOn?: string | undefined;
  simulate?: boolean | undefined;
  /** How a result of a known match is recorded; without it one that takes two is left out. */
  record?: RecordNews | undefined;
  /** How the kick-off of a known match is moved: see StoreOptions. */
  move?: StoreOptions['move'];
}

export interface Imported {
  id: string;
  at: Date;
  report: ImportReport;
  competition: CompetitionRow | null;
}

const mostProblems = 500;

/**
 * Takes a file of the openfootball format as far as it can be used, in the caller's transaction, and reports the rest by
 * line and reason. Never throws for what a file holds. The caller prices the coming matches afterwards.
 */
export async function importWithin(tx: Tx, app: Platform, file: FileToImport): Promise<Imported> {
  const called = (name: string) =>
    competitionOf(name === '' ? (file.competitionName ?? '') : name, file.source);
  const read = readFile(file.text, (name) => file.timeZone ?? called(name).zone);
  const competition = called(read.name);
  const zone = file.timeZone ?? competition.zone;
  const id = app.ids.uuid();
  let { record } = file;
  let moved: MovedByFiles | undefined;
  if (!record) {
    moved = await openMovedByFiles(tx);
    record = recordAtOnce(moved);
  }
  const stored = await storeFile(
    tx,
    app,
    read,
    { ...competition, zone },
    {
      source: `import/${id}`,
      startOn: file.startOn,
      simulate: file.simulate,
      record,
      move: file.move,
    },
  );
  const { competition: row, kept, ...counts } = stored;
  const report: ImportReport = { ...counts, matches: read.matchCount, ...problemsOf(read, kept) };
  if (moved) report.movedFen = String(moved.here);
  const at = await insertImport(tx, {
    id,
    source: file.source,
    by: file.by,
    competition_id: row?.id ?? null,
    report,
  });
  return { id, at, report, competition: row };
}

/** Imports a file in one transaction and prices its coming matches. */
export async function importFile(app: Platform, file: FileToImport): Promise<Imported> {
  const imported = await inTransaction(app.db, (tx) => importWithin(tx, app, file));
  await afterImport(app, imported);
  return imported;
}

/** Fits and reprices what an import has touched. */
export async function afterImport(app: Platform, { competition }: Imported): Promise<void> {
  if (competition) await priceCompetition(app, competition.id);
  refreshCatalogue(app);
}

function problemsOf(
  read: ReadFile,
  kept: readonly Problem[],
): Pick<ImportReport, 'problems' | 'problemCount'> {
  const all = [...kept, ...read.problems];
  return {
    problemCount: all.length,
    problems: all.slice(0, mostProblems).map(({ path, name, severity }) => ({
      path,
      line: read.lineOf(path),
      severity,
      reason: problems[name],
    })),
  };
}
