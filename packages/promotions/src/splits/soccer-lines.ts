/** A result of ninety minutes: home, draw, away. */
export const soccerPicks = ['1', 'X', '2'] as const;
export type SoccerPick = (typeof soccerPicks)[number];

/** The matches of an issue. */
export const soccerMatches = 14;
/** Lines of a ticket, and so the chances that it costs. */
export const mostLines = 96;

/** One or more picks a match, each once. A ticket of several is all lines that take one pick of each match. */
export type SoccerTicketPicks = readonly (readonly SoccerPick[])[];

/** How many lines picks make; undefined where they are no ticket: not 14 matches, a match without a pick, over 96 lines. */
export function linesOf(picks: SoccerTicketPicks): number | undefined {
  if (picks.length !== soccerMatches) return undefined;
  if (picks.some((match) => match.length === 0 || new Set(match).size !== match.length)) return undefined;
  const lines = picks.reduce((product, match) => product * match.length, 1);
  return lines > mostLines ? undefined : lines;
}

/** The result of a match; null where it was not played within 36 hours, for which every pick is right. */
export type SoccerResult = SoccerPick | null;

/** How many lines of a ticket are right throughout, and how many but for one match. */
export function rightLines(
  picks: SoccerTicketPicks,
  results: readonly SoccerResult[],
): { readonly allRight: number; readonly oneWrong: number } {
  // Lines of the matches so far, by how many of their picks are wrong.
  let [none, one] = [1, 0];
  for (const [index, match] of picks.entries()) {
    const result = results[index] ?? null;
    const right = result === null ? match.length : match.filter((pick) => pick === result).length;
    const wrong = match.length - right;
    [none, one] = [none * right, one * right + none * wrong];
  }
  return { allRight: none, oneWrong: one };
}
