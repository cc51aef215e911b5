import { describe, expect, it } from 'vitest';
import { cardNamed, type Card } from '../../cards/card.ts';
import { faultOf } from '../../testing/fault-of.ts';
import { testStream } from '../../testing/node-hashing.ts';
import { highestBid, niuniu } from './niuniu.ts';
import type { NiuniuHand } from './niuniu-hand.ts';
import { bullDues } from './settle-niuniu.ts';

const begin = (stacks: readonly bigint[], button = 0, unit = 10n) =>
  niuniu.begin({ seats: stacks.map((stack, seat) => ({ seat, stack })), button, unit });
const bid = (hand: NiuniuHand, seat: number, times: number) =>
  niuniu.act(hand, seat, { act: 'bid', times }, []);
const bet = (hand: NiuniuHand, seat: number, times: number) =>
  niuniu.act(hand, seat, { act: 'bet', times }, []);
/** Hands in the order of dealing: from the left of the button. */
const packOf = (...hands: string[]): Card[] =>
  hands.flatMap((text) => text.split(' ').map((name) => cardNamed(name) ?? NaN));
const nets = (hand: NiuniuHand, pack: readonly Card[]) =>
  Object.fromEntries(
    (niuniu.result(hand, pack)?.seats ?? []).map(({ seat, paid, returned }) => [seat, returned - paid]),
  );

const bullBull = 'KS QH JD 5C 5S';
const bull9 = 'KH QS JC 4D 5D';
const bull8 = 'KD QC JS 3C 5H';
const bull3 = 'KC QD JH AC 2C';

describe('a hand of niuniu', () => {
  it('goes to the highest bid, of equal ones to the first from the left of the button, and all others bet', () => {
    let hand = begin([5000n, 5000n, 5000n]);
    expect(niuniu.turn(hand)).toEqual([1, 2, 0]);
    hand = bid(bid(bid(hand, 0, 3), 2, 3), 1, 1);
    expect(hand).toMatchObject({ phase: 'betting', banker: 2 });
    expect(niuniu.turn(hand)).toEqual([1, 0]);
    hand = bet(bet(hand, 0, 1), 1, 4);
    expect(hand.phase).toBe('over');
    expect(niuniu.turn(hand)).toEqual([]);
  });

  it('refuses what is out of turn, twice, or outside its bounds', () => {
    const hand = bid(begin([1000n, 1000n]), 0, 2);
    expect(faultOf(() => bid(hand, 0, 1))).toBe('actNotAllowed');
    expect(faultOf(() => bet(hand, 1, 1))).toBe('actNotAllowed');
    for (const times of [5, -1, 1.5]) expect(faultOf(() => bid(hand, 1, times))).toBe('badAct');
    expect(faultOf(() => niuniu.act(hand, 1, { act: 'fold' }, []))).toBe('badAct');
    expect(faultOf(() => niuniu.act(hand, 1, { act: 'bid', times: 1, more: 1 }, []))).toBe('badAct');
    const betting = bid(hand, 1, 0);
    expect(faultOf(() => bet(betting, 0, 1))).toBe('actNotAllowed');
    expect(faultOf(() => bet(betting, 1, 0))).toBe('badAct');
  });

  it('lets nobody bid for more than the stack covers, so that 128 bases pay for every hand', () => {
    // As banker of two others: 10 x bid x 4 x 8 x 2.
    const hand = begin([1280n, 1919n, 2560n]);
    expect([0, 1, 2].map((seat) => highestBid(hand, seat))).toEqual([2, 2, 4]);
    expect(faultOf(() => bid(hand, 0, 3))).toBe('actNotAllowed');
    expect(bid(hand, 2, 4).seats.find(({ seat }) => seat === 2)?.bid).toBe(4);
    // Of five 128 bases cover the least bid.
    expect(highestBid(begin([1280n, 1280n, 1280n, 1280n, 1280n]), 0)).toBe(1);
  });

  it('shows each seat four of its own cards, and all of them to all at the end only', () => {
    const hand = bid(begin([1000n, 1000n]), 0, 2);
    expect(niuniu.ownPlaces(hand, 1)).toEqual([0, 1, 2, 3]);
    expect(niuniu.ownPlaces(hand, 0)).toEqual([5, 6, 7, 8]);
    expect(niuniu.openPlaces(hand, [])).toEqual([]);
    const over = bet(bid(hand, 1, 1), 1, 1);
    expect(niuniu.openPlaces(over, [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('pays base x bid x bet x the winner’s multiple, less 5 % of what a seat has won', () => {
    const hand = bet(bid(bid(begin([10_000n, 10_000n]), 0, 2), 1, 0), 1, 3);
    // Seat 1 wins with bull-bull: 10 x 2 x 3 x 4 = 240, of which 12 are rake.
    expect(nets(hand, packOf(bullBull, bull8))).toEqual({ 1: 228n, 0: -240n });
    // The banker wins with bull 9, 10 x 2 x 3 x 3.
    expect(nets(hand, packOf(bull8, bull9))).toEqual({ 1: -180n, 0: 171n });
    // A bid of 0 counts as 1.
    const free = bet(bid(bid(begin([10_000n, 10_000n]), 0, 0), 1, 0), 0, 1);
    expect(free.banker).toBe(1);
    expect(nets(free, packOf(bull3, bull8))).toEqual({ 1: -20n, 0: 19n });
  });

  it('lets losers pay first and the strongest winner be paid first, nobody beyond the stacks', () => {
    // Seat 0 is banker with bull 8 and 100; seat 3 loses 200 but has 50, so 150 are there for the winners.
    let hand = begin([100n, 1000n, 1000n, 50n]);
    hand = bid(bid(bid(bid(hand, 0, 1), 1, 0), 2, 0), 3, 0);
    hand = bet(bet(bet(hand, 1, 4), 2, 3), 3, 4);
    const pack = packOf(bull9, bullBull, bull3, bull8);
    expect(bullDues(hand, pack)).toEqual([
      { seat: 3, wins: false, due: 80n, paid: 50n },
      // Bull-bull: 10 x 3 x 4; then bull 9 gets the 30 that are left of its 120.
      { seat: 2, wins: true, due: 120n, paid: 120n },
      { seat: 1, wins: true, due: 120n, paid: 30n },
    ]);
    expect(nets(hand, pack)).toEqual({ 1: 29n, 2: 114n, 3: -50n, 0: -100n });
    expect(niuniu.result(hand, pack)?.rake).toBe(7n);
  });

  it('keeps every chip, and no stack below nothing, however it is played', () => {
    const stream = testStream('niuniu');
    for (let round = 0; round < 400; round += 1) {
      const stacks = Array.from({ length: 2 + stream.below(4) }, () => BigInt(1 + stream.below(3000)));
      let hand = begin(stacks, stream.below(stacks.length));
      const pack = stream.pick(52, 52);
      while (niuniu.turn(hand).length > 0) {
        const [seat = 0] = niuniu.turn(hand);
        hand =
          stream.below(3) === 0
            ? niuniu.act(hand, seat, niuniu.absent(hand, seat, pack), pack)
            : hand.phase === 'bidding'
              ? bid(hand, seat, stream.below(1 + highestBid(hand, seat)))
              : bet(hand, seat, 1 + stream.below(4));
      }
      const result = niuniu.result(hand, pack);
      expect(result).not.toBeNull();
      const { seats, rake } = result ?? { seats: [], rake: 0n };
      expect(seats.reduce((sum, { paid, returned }) => sum + returned - paid, rake)).toBe(0n);
      for (const { seat, paid } of seats) expect(paid).toBeLessThanOrEqual(stacks[seat] ?? 0n);
    }
  });
});
