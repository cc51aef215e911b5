import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  linesOf,
  rightLines,
  soccerMatches,
  soccerPicks,
  type SoccerPick,
  type SoccerResult,
} from './soccer-lines.ts';
import { settleSoccerLottery } from './soccer-lottery.ts';

const homeWins = Array.from({ length: soccerMatches }, (): SoccerPick => '1');
const ticketOf = (...others: [number, SoccerPick[]][]) => {
  const picks: SoccerPick[][] = homeWins.map((pick) => [pick]);
  for (const [match, chosen] of others) picks[match] = chosen;
  return picks;
};

/** Every line of a ticket, written out. */
function allLines(picks: readonly (readonly SoccerPick[])[]): SoccerPick[][] {
  return picks.reduce<SoccerPick[][]>(
    (lines, match) => lines.flatMap((line) => match.map((pick) => [...line, pick])),
    [[]],
  );
}

describe('the lines of a ticket', () => {
  it('are a pick of each match, at most 96', () => {
    expect(linesOf(ticketOf())).toBe(1);
    expect(linesOf(ticketOf([0, ['1', 'X']], [5, ['1', 'X', '2']]))).toBe(6);
    const five = [0, 1, 2, 3, 4].map((match): [number, SoccerPick[]] => [match, ['1', 'X']]);
    expect(linesOf(ticketOf(...five, [9, ['1', 'X', '2']]))).toBe(96);
    expect(linesOf(ticketOf(...five, [9, ['1', 'X', '2']], [10, ['1', '2']]))).toBeUndefined();
    expect(linesOf(ticketOf([0, []]))).toBeUndefined();
    expect(linesOf(ticketOf([0, ['1', '1']]))).toBeUndefined();
    expect(linesOf(ticketOf().slice(1))).toBeUndefined();
  });

  it('are counted as an enumeration of every line counts them', () => {
    const match = fc.subarray([...soccerPicks], { minLength: 1, maxLength: 2 });
    const single = fc.constantFrom(...soccerPicks).map((pick) => [pick]);
    const picks = fc
      .tuple(
        fc.array(match, { minLength: 5, maxLength: 5 }),
        fc.array(single, { minLength: 9, maxLength: 9 }),
      )
      .map((parts) => parts.flat());
    const results = fc.array(fc.option(fc.constantFrom(...soccerPicks), { freq: 4 }), {
      minLength: soccerMatches,
      maxLength: soccerMatches,
    });
    fc.assert(
      fc.property(picks, results, (ticket, drawn) => {
        const wrong = allLines(ticket).map(
          (line) => line.filter((pick, index) => drawn[index] !== null && drawn[index] !== pick).length,
        );
        expect(rightLines(ticket, drawn)).toEqual({
          allRight: wrong.filter((count) => count === 0).length,
          oneWrong: wrong.filter((count) => count === 1).length,
        });
      }),
    );
  });
});

describe('the pot of a soccer lottery', () => {
  const right = { id: 'right', picks: ticketOf() };
  const oneWrong = { id: 'oneWrong', picks: ticketOf([0, ['2']]) };
  const both = { id: 'both', picks: ticketOf([3, ['1', 'X', '2']]) };
  const wrong = { id: 'wrong', picks: ticketOf([0, ['2']], [1, ['2']]) };
  const settle = (tickets: { id: string; picks: SoccerPick[][] }[], results: SoccerResult[] = homeWins) =>
    settleSoccerLottery(1_000_00n, tickets, results);

  it('goes to 70 % to lines all right and to 30 % to those with one wrong', () => {
    // First: two lines, 350.00 each. Second: 300.00 among one line of `oneWrong` and two of `both`.
    expect(settle([wrong, right, oneWrong, both])).toEqual({
      isVoid: false,
      firstLines: 2,
      secondLines: 3,
      paid: [
        { id: 'right', amount: 350_00n },
        { id: 'oneWrong', amount: 100_00n },
        { id: 'both', amount: 550_00n },
      ],
      carried: 0n,
    });
  });

  it('carries the first prize over where nobody has it, and gives the second to the first where nobody has that', () => {
    expect(settle([oneWrong, wrong])).toMatchObject({
      paid: [{ id: 'oneWrong', amount: 300_00n }],
      carried: 700_00n,
    });
    expect(settle([right, wrong])).toMatchObject({ paid: [{ id: 'right', amount: 1_000_00n }], carried: 0n });
    expect(settle([wrong])).toMatchObject({ paid: [], carried: 1_000_00n });
    expect(settle([])).toMatchObject({ paid: [], carried: 1_000_00n });
  });

  it('takes every pick of a match that was not played as right, and is void with more than four of them', () => {
    const unplayed = (count: number) => homeWins.map((pick, index) => (index < count ? null : pick));
    expect(settle([oneWrong], unplayed(1))).toMatchObject({ firstLines: 1, paid: [{ amount: 1_000_00n }] });
    expect(settle([wrong], unplayed(4))).toMatchObject({ isVoid: false, firstLines: 1 });
    expect(settle([right], unplayed(5))).toEqual({
      isVoid: true,
      paid: [],
      firstLines: 0,
      secondLines: 0,
      carried: 1_000_00n,
    });
  });

  it('is paid and carried to the fen', () => {
    const picks = fc.array(fc.constantFrom<SoccerPick[]>(['1'], ['1'], ['1'], ['1', 'X'], ['2']), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.array(picks, { maxLength: 12 }), (pot, firstMatches) => {
        const tickets = firstMatches.map((first, index) => ({
          id: String(index),
          picks: [...first, ...ticketOf().slice(4)],
        }));
        const { paid, carried } = settleSoccerLottery(pot, tickets, homeWins);
        expect(paid.reduce((total, { amount }) => total + amount, carried)).toBe(pot);
      }),
    );
  });
});
