/** A small file of the format, invented, with the same irregularities as real ones. */
export interface FileMatch {
  round?: string;
  date?: string;
  time?: string;
  team1?: unknown;
  team2?: unknown;
  score?: unknown;
  status?: string;
  [key: string]: unknown;
}

/** Test teams meet in the test league on 22 August 2026 at 14:00 UTC, a week after the virtual clock starts. */
export function match(home: string, away: string, rest: FileMatch = {}): FileMatch {
  return {
    round: 'Matchday 1',
    date: '2026-08-22',
    time: '15:00',
    team1: home,
    team2: away,
    score: {},
    ...rest,
  };
}

/** The text of a file; its competition is an English one, so that its times are London's. */
export function leagueFile(matches: readonly unknown[], name = 'English Test League 2026/27'): string {
  return JSON.stringify({ name, matches }, null, 2);
}
