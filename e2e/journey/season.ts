import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder =
  process.env['FAIRWAY_FIXTURES'] ?? join(import.meta.dirname, '../../../shared/data/openfootball');
const file = join(folder, '2025-26.en.1.json');

/** The last round that the published file knows whole: the matches of this story. */
const round = 'Matchday 29';

interface SeasonFile {
  name: string;
  matches: { round: string; score?: { ft?: number[] } }[];
}

export interface SeasonStates {
  name: string;
  /** The file as it was before the round was played. */
  before: Buffer;
  /** The file as published, with the round's results. */
  after: Buffer;
}

/** The English Premier League 2025/26 before and after a round; undefined, with a printed reason, where the file is missing. */
export function premierLeague(): SeasonStates | undefined {
  if (!existsSync(file)) {
    process.stdout.write(`skipped: no season file at ${file}; set FAIRWAY_FIXTURES to its folder\n`);
    return undefined;
  }
  const after = readFileSync(file);
  const season = JSON.parse(after.toString()) as SeasonFile;
  const matches = season.matches.map((match) => (match.round === round ? { ...match, score: {} } : match));
  return { name: season.name, before: Buffer.from(JSON.stringify({ ...season, matches }, null, 2)), after };
}
