import { describe, expect, it } from 'vitest';
import { packCardName } from '../../cards/salted-deck.ts';
import { faultOf } from '../../testing/fault-of.ts';
import { testStream } from '../../testing/node-hashing.ts';
import { doudizhu } from './doudizhu.ts';
import { heldCards, type DoudizhuHand } from './doudizhu-hand.ts';
import { cardsFor, legalPlays } from './legal-plays.ts';
import { countRanks } from './play-ranks.ts';
import { doudizhuFactor } from './settle-doudizhu.ts';

const inOrder = Array.from({ length: 54 }, (_, card) => card);
const begin = (stacks: readonly bigint[] = [10_000n, 10_000n, 10_000n]) =>
  doudizhu.begin({ seats: stacks.map((stack, seat) => ({ seat, stack })), button: 2, unit: 10n });
const bid = (hand: DoudizhuHand, seat: number, points: number) =>
  doudizhu.act(hand, seat, { act: 'bid', points }, inOrder);
const pass = (hand: DoudizhuHand, seat: number) => doudizhu.act(hand, seat, { act: 'pass' }, inOrder);
/** A hand of which only what it settles by matters. */
const ended = (over: {
  landlord: number;
  by: number;
  bid: number;
  bombs?: number;
  plays: number[];
  stacks?: bigint[];
}) => {
  const hand = begin(over.stacks);
  return {
    ...hand,
    phase: 'over' as const,
    landlord: over.landlord,
    bombs: over.bombs ?? 0,
    last: { by: over.by, pattern: { kind: 'single' as const, high: 0, length: 1 } },
    seats: hand.seats.map((seat, index) => ({
      ...seat,
      bid: index === over.landlord ? over.bid : 0,
      plays: over.plays[index] ?? 0,
    })),
  };
};
const nets = (hand: DoudizhuHand) =>
  doudizhu.result(hand, inOrder)?.seats.map(({ paid, returned }) => returned - paid);

describe('a hand of doudizhu', () => {
  it('goes to the highest bid, which takes the bottom three and leads; three ends the bidding', () => {
    const hand = bid(bid(bid(begin(), 0, 1), 1, 0), 2, 2);
    expect(hand).toMatchObject({ phase: 'playing', landlord: 2, next: 2 });
    expect(doudizhu.ownPlaces(hand, 2)).toHaveLength(20);
    expect(doudizhu.openPlaces(hand, inOrder)).toEqual([51, 52, 53]);
    expect(bid(begin(), 0, 3)).toMatchObject({ phase: 'playing', landlord: 0 });
    expect(faultOf(() => bid(bid(begin(), 0, 2), 1, 2))).toBe('actNotAllowed');
    expect(faultOf(() => bid(begin(), 0, 4))).toBe('badAct');
    expect(faultOf(() => bid(begin(), 1, 1))).toBe('actNotAllowed');
  });

  it('is over without a payment where nobody bids, and shows no card', () => {
    const hand = bid(bid(bid(begin(), 0, 0), 1, 0), 2, 0);
    expect(hand.phase).toBe('over');
    expect(nets(hand)).toEqual([0n, 0n, 0n]);
    expect(doudizhu.openPlaces(hand, inOrder)).toEqual([]);
  });

  it('lets who leads play, the others beat it or pass, and gives the lead back when both have passed', () => {
    // In the order of the pack seat 0 holds all spades and four hearts, the bottom is KD and the jokers.
    const led = doudizhu.act(bid(begin(), 0, 3), 0, { act: 'play', cards: ['3S'] }, inOrder);
    expect(led.last).toMatchObject({ by: 0, pattern: { kind: 'single', high: 0 } });
    expect(doudizhu.openPlaces(led, inOrder)).toEqual([51, 52, 53, 2]);
    expect(faultOf(() => doudizhu.act(led, 1, { act: 'play', cards: ['3S'] }, inOrder))).toBe('badAct');
    expect(doudizhu.absent(led, 1, inOrder)).toEqual({ act: 'pass' });
    const back = pass(pass(led, 1), 2);
    expect(back).toMatchObject({ next: 0, last: null });
    expect(faultOf(() => pass(back, 0))).toBe('actNotAllowed');
    const lowest = doudizhu.act(back, 0, doudizhu.absent(back, 0, inOrder), inOrder);
    expect(lowest.seats[0]?.played).toEqual(['3S', '3H']);
    for (const act of ['lowest', 'fold', 'bet'])
      expect(faultOf(() => doudizhu.act(back, 0, { act }, inOrder))).toBe('badAct');
    for (const cards of [['4S', '4S'], [], ['9D'], 'AS'])
      expect(faultOf(() => doudizhu.act(back, 0, { act: 'play', cards }, inOrder))).toBe('badAct');
    expect(faultOf(() => doudizhu.act(back, 0, { act: 'play', cards: ['5S', '6S'] }, inOrder))).toBe(
      'actNotAllowed',
    );
    const rocket = doudizhu.act(back, 0, { act: 'play', cards: ['BJ', 'RJ'] }, inOrder);
    expect(rocket.bombs).toBe(1);
  });

  it('pays base x bid, twice for each bomb and a spring, 64 times at most, less 5 % of what was won', () => {
    // 10 x 2: two farmers pay 20 each, 2 are rake.
    expect(nets(ended({ landlord: 0, by: 0, bid: 2, plays: [5, 3, 3] }))).toEqual([38n, -20n, -20n]);
    expect(nets(ended({ landlord: 0, by: 1, bid: 2, plays: [5, 3, 3] }))).toEqual([-40n, 19n, 19n]);
    expect(doudizhuFactor(ended({ landlord: 0, by: 0, bid: 3, bombs: 2, plays: [5, 3, 3] }))).toBe(12);
    // A spring: the farmers played nothing, or the landlord only once.
    expect(doudizhuFactor(ended({ landlord: 0, by: 0, bid: 1, plays: [5, 0, 0] }))).toBe(2);
    expect(doudizhuFactor(ended({ landlord: 0, by: 1, bid: 1, plays: [1, 7, 0] }))).toBe(2);
    expect(doudizhuFactor(ended({ landlord: 0, by: 1, bid: 1, plays: [2, 7, 0] }))).toBe(1);
    expect(doudizhuFactor(ended({ landlord: 0, by: 0, bid: 3, bombs: 5, plays: [5, 1, 1] }))).toBe(64);
  });

  it('takes nothing beyond a stack: a short landlord pays both alike, the odd unit to the next', () => {
    const short = ended({ landlord: 1, by: 2, bid: 3, plays: [2, 2, 2], stacks: [1000n, 41n, 1000n] });
    // 30 each are due; of 41 the farmer after the landlord gets 21, rake 1 of each.
    expect(nets(short)).toEqual([19n, -41n, 20n]);
    const poor = ended({ landlord: 0, by: 0, bid: 3, plays: [9, 2, 2], stacks: [1000n, 7n, 1000n] });
    expect(nets(poor)).toEqual([36n, -7n, -30n]);
  });

  it('comes to an end with every card and chip accounted for, however it is played', () => {
    const stream = testStream('doudizhu hands');
    for (let round = 0; round < 25; round += 1) {
      const stacks = Array.from({ length: 3 }, () => BigInt(1 + stream.below(900)));
      const pack = stream.pick(54, 54);
      let hand = begin(stacks);
      for (let acts = 0; doudizhu.turn(hand).length > 0; acts += 1) {
        expect(acts).toBeLessThan(200);
        const [seat = 0] = doudizhu.turn(hand);
        const held = heldCards(hand, hand.next, pack);
        const plays =
          hand.phase === 'playing' ? legalPlays(countRanks(held), hand.last?.pattern ?? null) : [];
        const chosen = plays[stream.below(plays.length + 1)];
        const act = chosen
          ? { act: 'play', cards: cardsFor(held, chosen.counts).map(packCardName) }
          : doudizhu.absent(hand, seat, pack);
        const opening =
          hand.phase === 'bidding' && stream.below(2) === 0 && hand.seats.every((one) => !one.bid);
        hand = doudizhu.act(hand, seat, opening ? { act: 'bid', points: 1 + stream.below(3) } : act, pack);
      }
      const { seats, rake } = doudizhu.result(hand, pack) ?? { seats: [], rake: -1n };
      expect(seats.reduce((sum, { paid, returned }) => sum + returned - paid, rake)).toBe(0n);
      for (const { seat, paid } of seats) expect(paid).toBeLessThanOrEqual(stacks[seat] ?? 0n);
      if (hand.landlord === null) continue;
      const out = hand.seats.flatMap(({ played }) => played);
      const left = hand.seats.flatMap((_, index) => heldCards(hand, index, pack)).map(packCardName);
      expect([...out, ...left].toSorted()).toEqual(pack.map(packCardName).toSorted());
    }
  });
});
