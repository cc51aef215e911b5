import { isObject, textOf } from './json-values.ts';

export interface ReadTeam {
  readonly name: string;
  /** Three letters or so, where the file has them. */
  readonly code: string | null;
}

/** A team by its name, or as `{name, code}`; undefined if missing. */
export function readTeam(value: unknown): ReadTeam | undefined {
  if (isObject(value)) {
    const name = textOf(value['name'] ?? value['title'] ?? value['key'], 80);
    const code = textOf(value['code'] ?? value['fifa_code'], 8);
    return name === undefined ? undefined : { name, code: code ?? null };
  }
  const name = textOf(value, 80);
  return name === undefined ? undefined : { name, code: null };
}

/** A place in a draw instead of a team: "W74", "L101", "1A", "3A/B/C/D/F", "Winner Group A", "TBD". */
export function isPlaceholder(name: string): boolean {
  return (
    /^([WL]\d{1,3}|[1-4][A-L](\/[A-L])*|TBD|TBA|N\.?N\.?|\?+|-+)$/i.test(name) ||
    /^(winners?|losers?|runners?[- ]?up|1st|2nd|3rd|best third)\b.*\b(group|match|game|semi|quarter|round|path|place)/i.test(
      name,
    )
  );
}
