import { isObject, textOf, type JsonObject } from './json-values.ts';
import { locate } from './locate.ts';
import type { Problem } from './problem.ts';
import { readMatch, type ReadMatch } from './read-match.ts';
import { mergeRepeats } from './merge-repeats.ts';
import { readTeam, type ReadTeam } from './read-team.ts';

/** What a file holds, and what of it could not be used. Nothing here throws, whatever the text. */
export interface ReadFile {
  /** As the file calls itself; empty when it does not. */
  readonly name: string;
  readonly matches: readonly ReadMatch[];
  readonly teams: readonly ReadTeam[];
  /** Matches in the file, used or not. */
  readonly matchCount: number;
  readonly problems: readonly Problem[];
  readonly lineOf: (path: string) => number | null;
}

const mostMatches = 20_000;

/**
 * Reads any layout of openfootball: `matches`, `rounds[].matches`, a bare list of matches, a list of teams or clubs. `zoneOf`
 * gives the zone (IANA) of kick-offs that name none, by the file's name; null when nobody knows it.
 */
export function readFile(text: string, zoneOf: (name: string) => string | null): ReadFile {
  const clean = text.replace(/^\ufeff/, '');
  const parsed = parse(clean);
  if ('problem' in parsed) return failed(parsed.problem, parsed.line);
  const { value } = parsed;
  const name = isObject(value) ? (textOf(value['name'] ?? value['title']) ?? '') : '';
  const zone = zoneOf(name);
  const problems: Problem[] = [];
  const rows = matchRows(value);
  const teams = rows.length > 0 ? [] : teamRows(value);
  if (rows.length === 0 && teams.length === 0) {
    const listed = isObject(value) && (Array.isArray(value['matches']) || Array.isArray(value['rounds']));
    problems.push({ path: '', name: listed ? 'empty' : 'noMatches', severity: 'skipped' });
  }
  const read: ReadMatch[] = [];
  for (const [index, row] of rows.entries()) {
    if (index === mostMatches) {
      problems.push({ path: row.path, name: 'tooMany', severity: 'skipped' });
      break;
    }
    const match = readMatch(row, zone, problems);
    if (match) read.push(match);
  }
  const lineOf = locate(clean);
  return { name, matches: mergeRepeats(read, problems), teams, matchCount: rows.length, problems, lineOf };
}

function parse(text: string): { value: unknown } | { problem: Problem; line: number } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (fault) {
    const said = fault instanceof Error ? fault.message : '';
    const position = /position (\d+)/.exec(said)?.[1];
    const upTo = position === undefined ? '' : text.slice(0, Number(position));
    return { problem: { path: '', name: 'notJson', severity: 'skipped' }, line: upTo.split('\n').length };
  }
}

function failed(problem: Problem, line: number): ReadFile {
  return { name: '', matches: [], teams: [], matchCount: 0, problems: [problem], lineOf: () => line };
}

/** A match as the file has it, with its round. */
export interface MatchRow {
  readonly path: string;
  readonly value: unknown;
  readonly round: string;
}

function matchRows(value: unknown): MatchRow[] {
  if (Array.isArray(value)) {
    const looksLikeMatches = value.some((item) => isObject(item) && ('team1' in item || 'score' in item));
    return looksLikeMatches ? listed(value, '', '') : [];
  }
  if (!isObject(value)) return [];
  const rows = Array.isArray(value['matches']) ? listed(value['matches'], 'matches', '') : [];
  return [...rows, ...roundRows(value)];
}

function roundRows(value: JsonObject): MatchRow[] {
  if (!Array.isArray(value['rounds'])) return [];
  return value['rounds'].flatMap((round: unknown, index) => {
    if (!isObject(round)) return [];
    const matches = Array.isArray(round['matches']) ? round['matches'] : [];
    return listed(matches, `rounds[${index}].matches`, textOf(round['name']) ?? '');
  });
}

function listed(values: readonly unknown[], path: string, round: string): MatchRow[] {
  return values.map((value, index) => ({ path: `${path}[${index}]`, value, round }));
}

function teamRows(value: unknown): ReadTeam[] {
  const list = isObject(value) ? (value['clubs'] ?? value['teams']) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => (isObject(item) ? (readTeam(item) ?? []) : []));
}
