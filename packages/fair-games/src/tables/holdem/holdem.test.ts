import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testing/fault-of.ts';
import { handOf, packOf, play } from '../../testing/holdem-table.ts';
import { optionsOf } from './act-in-hand.ts';
import { seatIn, type HoldemHand } from './hand.ts';
import { holdem } from './holdem.ts';

const options = (hand: HoldemHand, seat: number) => optionsOf(hand, seatIn(hand, seat));
const refused = (hand: HoldemHand, act: string) => faultOf(() => play(hand, act));

describe('blinds and turns', () => {
  it('begin left of the button, and with the button itself between two', () => {
    const four = handOf([1000n, 1000n, 1000n, 1000n]);
    expect([seatIn(four, 1).bet, seatIn(four, 2).bet, four.turn]).toEqual([50n, 100n, 3]);
    const two = handOf([1000n, 1000n]);
    expect([seatIn(two, 0).bet, seatIn(two, 1).bet, two.turn]).toEqual([50n, 100n, 0]);
    // After the flop the other one is first.
    expect(play(two, '0 call', '1 check')).toMatchObject({ street: 'flop', turn: 1 });
  });

  it('leave the big blind the last word before the flop', () => {
    const limped = play(handOf([1000n, 1000n, 1000n]), '0 call', '1 call');
    expect([limped.street, limped.turn]).toEqual(['preflop', 2]);
    expect(options(limped, 2)).toEqual({ call: 0n, raise: { least: 200n, most: 1000n } });
    expect(play(limped, '2 check')).toMatchObject({ street: 'flop', turn: 1 });
  });

  it('end the hand where all but one fold, without a flop and without rake', () => {
    const over = play(handOf([1000n, 1000n, 1000n]), '0 fold', '1 fold');
    expect(over).toMatchObject({ over: 'folded', turn: null });
    // The big blind's 50 beyond the small one was not called.
    expect(holdem.result(over, [])).toEqual({
      rake: 0n,
      seats: [
        { seat: 1, paid: 50n, returned: 0n },
        { seat: 2, paid: 50n, returned: 100n },
        { seat: 0, paid: 0n, returned: 0n },
      ],
    });
  });

  it('take a short blind whole, while the others call the full one', () => {
    const hand = handOf([1000n, 1000n, 30n]);
    expect(seatIn(hand, 2)).toMatchObject({ bet: 30n, stack: 0n });
    expect(options(hand, 0)).toEqual({ call: 100n, raise: { least: 200n, most: 1000n } });
    // Between two, nobody is left to bet against.
    expect(handOf([1000n, 30n])).toMatchObject({ over: 'showdown', turn: null });
  });
});

describe('raises', () => {
  it('raise by at least what was raised last', () => {
    const raised = play(handOf([5000n, 5000n, 5000n]), '0 raise 350');
    expect(options(raised, 1)).toEqual({ call: 300n, raise: { least: 600n, most: 5000n } });
    expect(refused(raised, '1 raise 599')).toBe('actNotAllowed');
    expect(play(raised, '1 raise 600')).toMatchObject({ bet: 600n, leastRaise: 250n });
  });

  it('are reopened by no all-in that raises by less, and by two that come to a whole raise', () => {
    // 2 bets 100 on the flop, 3 calls, 1 is all in for 125: both may call 25 and no more.
    const flop = play(handOf([5000n, 225n, 5000n, 5000n]), '3 call', '0 call', '1 call', '2 check');
    const under = play(flop, '1 check', '2 raise 100', '3 call', '0 fold', '1 raise 125');
    expect(options(under, 2)).toEqual({ call: 25n, raise: null });
    expect(refused(under, '2 raise 400')).toBe('actNotAllowed');
    expect(play(under, '2 call', '3 call')).toMatchObject({ street: 'turn', turn: 2 });
    // 150 and then 225 are 125 above the bet that 2 acted on, a whole raise; for 0, who called 150, they are 75.
    const both = play(
      handOf([5000n, 325n, 5000n, 250n]),
      '3 call',
      '0 call',
      '1 call',
      '2 check',
      '1 check',
      '2 raise 100',
      '3 raise 150',
      '0 call',
      '1 raise 225',
    );
    expect(options(both, 2)).toEqual({ call: 125n, raise: { least: 325n, most: 4900n } });
    expect(options(play(both, '2 call'), 0)).toEqual({ call: 75n, raise: null });
  });

  it('after an all-in for less raise from the highest bet by the last whole raise', () => {
    const flop = play(handOf([5000n, 225n, 5000n, 5000n]), '3 call', '0 call', '1 call', '2 check');
    const under = play(flop, '1 raise 125');
    expect(options(under, 2)).toMatchObject({ raise: { least: 250n } });
    const less = play(flop, '1 check', '2 raise 100', '3 fold', '0 call', '1 raise 125', '2 call');
    expect(options(less, 0)).toEqual({ call: 25n, raise: null });
  });

  it('have nobody to raise where all others are all in', () => {
    const hand = play(handOf([5000n, 400n]), '0 raise 300', '1 raise 400');
    expect(options(hand, 0)).toEqual({ call: 100n, raise: null });
    expect(play(hand, '0 call')).toMatchObject({ over: 'showdown', street: 'river' });
  });
});

describe('acts that are none', () => {
  it('are refused by name', () => {
    const hand = handOf([1000n, 1000n, 1000n]);
    expect(refused(hand, '1 call')).toBe('actNotAllowed');
    expect(refused(hand, '0 check')).toBe('actNotAllowed');
    expect(refused(hand, '0 raise 150')).toBe('actNotAllowed');
    expect(refused(hand, '0 raise 1001')).toBe('actNotAllowed');
    for (const wrong of ['0 raise 1e3', '0 raise -200', '0 raise 0200', '0 raise 2.5', '0 bluff', '0 raise'])
      expect([wrong, refused(hand, wrong)]).toEqual([wrong, 'badAct']);
    expect(refused(play(hand, '0 fold', '1 fold'), '2 check')).toBe('actNotAllowed');
  });

  it('of a seat that is absent are checks, and folds where something is to call', () => {
    const hand = play(handOf([1000n, 1000n, 1000n]), '0 call', '1 call');
    expect(holdem.absent(hand, 2, [])).toEqual({ act: 'check' });
    expect(holdem.absent(play(hand, '2 raise 300'), 0, [])).toEqual({ act: 'fold' });
  });
});

describe('what lies open', () => {
  const checked = ['0 call', '1 call', '2 check'];
  const toRiver = ['1 check', '2 check', '0 check', '1 check', '2 check', '0 check'];
  // Seat 1 AS AH, seat 2 KS KH, seat 0 QS QH; the board helps nobody.
  const pack = packOf('AS KS QS AH KH QH 2C 7D 9H 4C JD');

  it('is the board by its street, and nobody’s own cards before the showdown', () => {
    const hand = handOf([1000n, 1000n, 1000n]);
    expect([1, 2, 0].map((seat) => holdem.ownPlaces(hand, seat))).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect(holdem.openPlaces(hand, pack)).toEqual([]);
    expect(holdem.openPlaces(play(hand, ...checked), pack)).toEqual([6, 7, 8]);
  });

  it('are at the showdown the hands that are not beaten by one shown before', () => {
    const river = play(handOf([1000n, 1000n, 1000n]), ...checked, ...toRiver);
    const quiet = play(river, '1 check', '2 check', '0 check');
    expect(holdem.openPlaces(quiet, pack)).toEqual([6, 7, 8, 9, 10, 0, 3]);
    // Who bet last shows first.
    const bet = play(river, '1 check', '2 check', '0 raise 100', '1 call', '2 call');
    expect(holdem.openPlaces(bet, pack)).toEqual([6, 7, 8, 9, 10, 2, 5, 0, 3]);
  });

  it('are all hands where one is all in', () => {
    const hand = play(handOf([1000n, 100n, 1000n]), '0 call', '1 call', '2 check');
    const over = play(hand, '2 check', '0 check', '2 check', '0 check', '2 check', '0 check');
    expect(holdem.openPlaces(over, pack).slice(5)).toEqual([0, 3, 1, 4, 2, 5]);
  });
});
