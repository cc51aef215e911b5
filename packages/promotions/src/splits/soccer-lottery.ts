import { shareEqually } from './share-equally.ts';
import { rightLines, type SoccerResult, type SoccerTicketPicks } from './soccer-lines.ts';

/** A ticket, in the order in which they were handed in. */
export interface SoccerTicket {
  readonly id: string;
  readonly picks: SoccerTicketPicks;
}

export interface SoccerSettlement {
  /** Over four matches were not played: tickets go back and the whole pot is carried over. */
  readonly isVoid: boolean;
  readonly paid: readonly { readonly id: string; readonly amount: bigint }[];
  readonly firstLines: number;
  readonly secondLines: number;
  /** For the next issue, in minor units; with what is paid it adds up to the pot. */
  readonly carried: bigint;
}

const firstPercent = 70n;
const mostUnplayed = 4;

/**
 * 70 % of the pot, rounded down, to the lines that are right throughout, the rest to those with one wrong; equal shares a line, spare fen to
 * the earliest. Without a first prize its part is carried over, without a second it goes to the first; without both all is carried.
 */
export function settleSoccerLottery(
  pot: bigint,
  tickets: readonly SoccerTicket[],
  results: readonly SoccerResult[],
): SoccerSettlement {
  if (results.filter((result) => result === null).length > mostUnplayed)
    return { isVoid: true, paid: [], firstLines: 0, secondLines: 0, carried: pot };
  const counted = tickets.map(({ id, picks }) => ({ id, ...rightLines(picks, results) }));
  const firstLines = counted.reduce((sum, { allRight }) => sum + allRight, 0);
  const secondLines = counted.reduce((sum, { oneWrong }) => sum + oneWrong, 0);
  const firstPart = (pot * firstPercent) / 100n;
  const firstPot = firstLines === 0 ? 0n : secondLines === 0 ? pot : firstPart;
  const secondPot = secondLines === 0 ? 0n : pot - firstPart;
  const first = perTicket(
    firstPot,
    firstLines,
    counted.map(({ allRight }) => allRight),
  );
  const second = perTicket(
    secondPot,
    secondLines,
    counted.map(({ oneWrong }) => oneWrong),
  );
  const paid = counted
    .map(({ id }, index) => ({ id, amount: (first[index] ?? 0n) + (second[index] ?? 0n) }))
    .filter(({ amount }) => amount > 0n);
  return { isVoid: false, paid, firstLines, secondLines, carried: pot - firstPot - secondPot };
}

/** The shares of all lines, added up by ticket. */
function perTicket(pot: bigint, lines: number, linesEach: readonly number[]): bigint[] {
  if (lines === 0) return [];
  const shares = shareEqually(pot, lines);
  let next = 0;
  return linesEach.map((count) => {
    const own = shares.slice(next, next + count);
    next += count;
    return own.reduce((sum, share) => sum + share, 0n);
  });
}
