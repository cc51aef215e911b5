/**
 * The n-th match of a league that never ends: a round robin by the circle method, each round's matches one after another,
 * home and away turned round after each cycle. Pure: every process draws up the same list.
 */
export function pairingOf(teams: number, index: number): { round: number; home: number; away: number } {
  const perRound = teams / 2;
  const rounds = teams - 1;
  const round = Math.floor(index / perRound);
  const slot = index % perRound;
  const turn = round % rounds;
  const place = (position: number): number => (position === 0 ? 0 : ((position - 1 + turn) % rounds) + 1);
  const [first, second] = [place(slot), place(teams - 1 - slot)];
  const swapped = (Math.floor(round / rounds) + (slot === 0 ? turn : slot)) % 2 === 1;
  return { round: round + 1, home: swapped ? second : first, away: swapped ? first : second };
}
