import { describe, expect, it } from 'vitest';
import { handOf, packOf, play } from '../../testing/holdem-table.ts';
import { testStream } from '../../testing/node-hashing.ts';
import { optionsOf } from './act-in-hand.ts';
import { seatIn, type HoldemHand } from './hand.ts';
import { holdem } from './holdem.ts';
import { potsOf } from './pots.ts';
import { paidPots } from './settle-hand.ts';

const returns = (hand: HoldemHand, pack: number[]) =>
  Object.fromEntries(holdem.result(hand, pack)?.seats.map(({ seat, returned }) => [seat, returned]) ?? []);

describe('pots', () => {
  it('are one a level of those all in, the uncalled bet back first', () => {
    // 1 has 300, 2 has 700, 0 has 2000: 0 raises to 2000, both call all in.
    const over = play(handOf([2000n, 300n, 700n]), '0 raise 2000', '1 call', '2 call');
    expect(potsOf(over)).toEqual({
      uncalled: { seat: 0, amount: 1300n },
      pots: [
        { amount: 900n, seats: [1, 2, 0] },
        { amount: 800n, seats: [2, 0] },
      ],
    });
    // 1 has aces, 2 kings, 0 queens. Rake: 45 of 900, 40 of 800, under the cap of 300.
    const pack = packOf('AS KS QS AH KH QH 2C 7D 9H 4C JD');
    expect(returns(over, pack)).toEqual({ 1: 855n, 2: 760n, 0: 0n });
    expect(holdem.result(over, pack)?.rake).toBe(85n);
  });

  it('hold what those who folded left, and do not list them', () => {
    const hand = play(handOf([5000n, 5000n, 500n, 5000n]), '3 raise 300', '0 call', '1 call', '2 raise 500');
    const over = play(hand, '3 call', '0 fold', '1 call', '1 raise 1000', '3 fold');
    expect(over).toMatchObject({ street: 'river', over: 'showdown' });
    expect(potsOf(over)).toEqual({
      uncalled: { seat: 1, amount: 1000n },
      pots: [{ amount: 1800n, seats: [1, 2] }],
    });
  });

  it('are divided among equal hands, odd units from the left of the button', () => {
    // All play the board. Pots: 3 × 301 = 903, rake 45, 858 = 3 × 286.
    const board = 'TS JS QH KD AC';
    const even = play(handOf([301n, 301n, 301n]), '0 raise 301', '1 call', '2 call');
    expect(returns(even, packOf(`2S 3S 4S 2H 3H 4H ${board}`))).toEqual({ 1: 286n, 2: 286n, 0: 286n });
    // 903 + 50 of the small blind = 953, rake 47, 906 = 3 × 302.
    const dead = play(handOf([301n, 900n, 301n, 301n]), '3 raise 301', '0 call', '1 fold', '2 call');
    expect(returns(dead, packOf(`2S 3S 4S 5S 2H 3H 4H 5H ${board}`))).toEqual({
      1: 0n,
      2: 302n,
      3: 302n,
      0: 302n,
    });
    // 2 × 305 + 50 = 660, rake 33, 627 = 2 × 313 + 1: the odd one to the first from the left of the button.
    const odd = play(handOf([305n, 900n, 305n]), '0 raise 305', '1 fold', '2 call');
    expect(returns(odd, packOf(`2S 3S 4S 2H 3H 4H ${board}`))).toEqual({ 1: 0n, 2: 314n, 0: 313n });
  });

  it('pay rake from the main pot on, three big blinds at most', () => {
    const pack = packOf('AS KS QS AH KH QH 2C 7D 9H 4C JD');
    // 3 × 1500 = 4500, 5 % are 225; 2 × 3500 = 7000, 5 % are 350, of which 75 are left.
    const over = play(handOf([9000n, 1500n, 5000n]), '0 raise 5000', '1 call', '2 call');
    expect(paidPots(over, pack).map(({ amount, rake }) => [amount, rake])).toEqual([
      [4500n, 225n],
      [7000n, 75n],
    ]);
  });
});

it('keeps every chip over a thousand hands played at random, and plays them again to the same', () => {
  const stream = testStream('holdem');
  for (let round = 0; round < 1000; round += 1) {
    const count = 2 + stream.below(5);
    const stacks = Array.from({ length: count }, () =>
      BigInt(1 + stream.below(stream.below(2) ? 300 : 5000)),
    );
    const button = stream.below(count);
    const pack = stream.pick(52, 52);
    const acts: string[] = [];
    let hand = handOf(stacks, button);
    while (hand.turn !== null) {
      const { call, raise } = optionsOf(hand, seatIn(hand, hand.turn));
      const choice = stream.below(6);
      const room = raise ? Number(raise.most - raise.least) : 0;
      const act =
        choice === 0
          ? 'fold'
          : choice < 3 && raise
            ? `raise ${raise.least + BigInt(choice === 1 ? stream.below(room + 1) : room)}`
            : call === 0n
              ? 'check'
              : 'call';
      acts.push(`${hand.turn} ${act}`);
      hand = play(hand, acts.at(-1) ?? '');
    }
    const result = holdem.result(hand, pack);
    if (!result) throw new Error('a hand that is over has its result');
    const sum = (of: 'paid' | 'returned') => result.seats.reduce((all, seat) => all + seat[of], 0n);
    expect(sum('returned') + result.rake).toBe(sum('paid'));
    expect(result.rake <= (hand.street === 'preflop' ? 0n : 300n)).toBe(true);
    for (const { seat, paid } of result.seats) expect(paid <= (stacks[seat] ?? 0n)).toBe(true);
    // What the last bettor got back uncalled was never at risk, so nobody wins more from a seat than the own bet.
    for (const { seat, paid, returned } of result.seats)
      expect([
        seat,
        returned <= result.seats.reduce((all, one) => all + (one.paid < paid ? one.paid : paid), 0n),
      ]).toEqual([seat, true]);
    expect(holdem.result(play(handOf(stacks, button), ...acts), pack)).toEqual(result);
  }
});
