import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importFile } from '#modules/sportsbook';
import { createApp } from './app.ts';
import type { Config } from './config.ts';

/**
 * Imports openfootball files from disk: `node main.ts import <file> …`. Prints what each gave and, by line, what could not be
 * used; a file that cannot be opened is said and skipped.
 */
export async function importFixtureFiles(config: Config, paths: readonly string[]): Promise<void> {
  const fairway = await createApp(config, { work: false });
  try {
    for (const path of paths) await importOne(fairway.app, path);
  } finally {
    await fairway.close();
  }
}

async function importOne(app: Parameters<typeof importFile>[0], path: string): Promise<void> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    process.stdout.write(`${path}: cannot be read\n`);
    return;
  }
  const { report, competition } = await importFile(app, { text, source: basename(path), by: 'command' });
  const { matches, created, updated, unchanged, results, teams } = report;
  process.stdout.write(
    `${path}: ${competition?.name_zh ?? '-'} ${competition?.season ?? ''}: ${matches} matches, ${created} new, ` +
      `${updated} changed, ${unchanged} unchanged, ${results} results, ${teams} new teams, ` +
      `${report.problemCount} not used in full\n`,
  );
  for (const { path: at, line, severity, reason } of report.problems) {
    process.stdout.write(`  line ${line ?? '?'} ${at} (${severity}): ${reason.zh} / ${reason.en}\n`);
  }
}
