import { describe, expect, it } from 'vitest';
import { cardName } from '../cards/card.ts';
import { decimalText } from '../chance/multiplier.ts';
import { faultOf } from '../testing/fault-of.ts';
import { fixedStream } from '../testing/node-hashing.ts';
import { playBlackjack } from './blackjack/play-blackjack.ts';
import type { Act, Round } from './round.ts';
import { bestHold } from './video-poker/best-hold.ts';
import { categoryOf, pokerHands } from './video-poker/hand-category.ts';
import { playVideoPoker } from './video-poker/play-video-poker.ts';
import { videoPokerSheet } from './video-poker/video-poker-sheet.ts';

const paid = ({ multiplier }: Round) => decimalText(multiplier);
const names = Array.from({ length: 52 }, (_, card) => cardName(card));
/** `KH 2S` as cards. */
const cards = (text: string) => text.split(' ').map((name) => names.indexOf(name));

it('names cards by rank c mod 13 and suit c / 13', () => {
  expect([cardName(0), cardName(12), cardName(13), cardName(35), cardName(51)]).toEqual([
    'AS',
    'KS',
    'AH',
    'TC',
    'KD',
  ]);
  expect(new Set(names).size).toBe(52);
});

describe('blackjack', () => {
  /** Cards in the order drawn: player, dealer, player, hole, then what is taken. */
  const play = (dealt: string, ...taken: string[]) =>
    playBlackjack(
      fixedStream(cards(dealt)),
      taken.map((act): Act => ({ act })),
    );

  it('pays 3:2 for two cards that make 21, gives it back against the dealer’s, and looks under an ace and a ten', () => {
    expect(paid(play('AS 9H KD 7C'))).toBe('2.5');
    expect(paid(play('AS AH KD KC'))).toBe('1');
    expect(paid(play('9S AH KD KC'))).toBe('0');
    expect(paid(play('9S KH KD AC'))).toBe('0');
    expect(play('9S AH KD 6C')).toMatchObject({ status: 'open', acts: ['hit', 'stand', 'double'] });
  });

  it('compares the totals when the player stands; the dealer stands on every 17', () => {
    expect(paid(play('TS TH 9D 9C', 'stand'))).toBe('1');
    expect(paid(play('TS TH 9D 8C', 'stand'))).toBe('2');
    expect(paid(play('TS TH 7D 8C', 'stand'))).toBe('0');
    // Soft 17 stands: ace and six.
    expect(paid(play('TS 6H 8D AC', 'stand'))).toBe('2');
    // 6 and 6, then ten: the dealer is bust.
    expect(paid(play('TS 6H 2D 6C TH', 'stand'))).toBe('2');
  });

  it('loses a bust at once, without a card for the dealer', () => {
    const round = play('TS 6H 6D 6C KH', 'hit');
    expect([round.status, paid(round)]).toEqual(['settled', '0']);
    expect(round.steps.at(-1)).toMatchObject({ cards: ['6H', '6C'] });
  });

  it('doubles on any two cards for one card and twice the stake', () => {
    const round = play('5S 6H 6D TC KH 8S', 'double');
    // 21 against 6, ten, eight: bust.
    expect([paid(round), round.staked]).toEqual(['4', 2]);
    expect(faultOf(() => play('5S 6H 2D TC 2H', 'hit', 'double'))).toBe('actNotAllowed');
  });

  it('splits equal ranks once, each hand with a card, and doubles after it', () => {
    const split = play('8S 6H 8D TC 3H 2S', 'split');
    expect(split).toMatchObject({ status: 'open', staked: 2, acts: ['hit', 'stand', 'double'] });
    // 8 3 ten doubled = 21, 8 2 stands with 10; the dealer has 6 ten and draws 2 = 18.
    const round = play('8S 6H 8D TC 3H 2S KS 2C', 'split', 'double', 'stand');
    expect([paid(round), round.staked]).toEqual(['4', 3]);
    expect(faultOf(() => play('8S 6H 8D TC 8H 8C', 'split', 'split'))).toBe('actNotAllowed');
    expect(faultOf(() => play('KS 6H QD TC', 'split'))).toBe('actNotAllowed');
  });

  it('gives split aces one card each, where 21 is no blackjack', () => {
    const round = play('AS 6H AD TC KS 5C TH', 'split');
    // 21 and 16 against 6 ten ten: bust.
    expect([round.status, paid(round), round.staked]).toEqual(['settled', '4', 2]);
  });

  it('counts as not at risk what a hand of several pushed', () => {
    // 18 and 17 against 18: a push and a loss. Both win against a bust: nothing is pushed.
    expect(play('8S 9H 8D 9C TH 9D', 'split', 'stand', 'stand')).toMatchObject({ staked: 2, pushed: 1 });
    expect(play('8S 6H 8D TC TH 9D KC', 'split', 'stand', 'stand')).toMatchObject({ staked: 2, pushed: 0 });
    // A doubled push is two stakes.
    expect(play('5S TH 6D 8C 7H', 'double')).toMatchObject({ staked: 2, pushed: 2 });
  });

  it('stands on every hand when left open, and never shows the hole card before', () => {
    expect(paid(play('8S 6H 8D TC 3H 2S AS', 'split', 'expire'))).toBe('0');
    expect(JSON.stringify(play('9S AH KD 6C').steps)).not.toContain('6C');
  });

  it('refuses acts that it does not know or that come late', () => {
    expect(faultOf(() => play('9S AH KD 6C', 'surrender'))).toBe('badAct');
    expect(faultOf(() => play('AS 9H KD 7C', 'stand'))).toBe('roundOver');
    expect(faultOf(() => play('TS TH 9D 9C', 'stand', 'hit'))).toBe('roundOver');
  });
});

describe('video poker', () => {
  it('counts each hand as often as it is known to come in five cards', () => {
    const counts = Array<number>(pokerHands.length).fill(0);
    for (let a = 0; a < 48; a += 1)
      for (let b = a + 1; b < 49; b += 1)
        for (let c = b + 1; c < 50; c += 1)
          for (let d = c + 1; d < 51; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              const category = categoryOf(a, b, c, d, e);
              if (category >= 0) counts[category] = (counts[category] ?? 0) + 1;
            }
    // The pairs of jacks and better are 4 of the 13 ranks of 1,098,240 pairs.
    expect(counts).toEqual([4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920]);
  });

  it('does not care for the order of the cards', () => {
    for (const hand of ['AS 2H 3D 4C 5S', 'TS JH QD KC AS', 'JS 2H 3D 4C JH', 'AH 9S 2C AD 7S'])
      for (const order of [
        [4, 3, 2, 1, 0],
        [2, 0, 4, 1, 3],
      ]) {
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards(hand);
        const [v = 0, w = 0, x = 0, y = 0, z = 0] = order.map((place) => cards(hand)[place]);
        expect(categoryOf(v, w, x, y, z)).toBe(categoryOf(a, b, c, d, e));
        expect(categoryOf(a, b, c, d, e)).toBeGreaterThan(0);
      }
  });

  it('holds what is worth most, as the trade’s lists have it', () => {
    const held = (hand: string) =>
      bestHold(videoPokerSheet, cards(hand))
        .map((place) => hand.split(' ')[place])
        .join(' ');
    // Four to a royal flush go before the flush itself; two high cards of a suit before three of any.
    expect(held('TS JS QS KS 2S')).toBe('TS JS QS KS');
    expect(held('KS QS JH 3D 2C')).toBe('KS QS');
  });

  const dealt = () => ({ ...fixedStream([]), pick: () => cards('JS 2H 3D JC 5S JH 7D 8C 9S TH') });

  it('replaces what is not held, left to right', () => {
    const round = playVideoPoker(videoPokerSheet, dealt(), [{ act: 'hold', places: [3, 0] }]);
    expect(round.steps.at(-1)).toEqual({
      kind: 'draw',
      held: [0, 3],
      cards: ['JS', 'JH', '7D', 'JC', '8C'],
      hand: 'threeOfAKind',
      paid: '3',
    });
    expect(playVideoPoker(videoPokerSheet, dealt(), [])).toMatchObject({ status: 'open', acts: ['hold'] });
    expect(JSON.stringify(playVideoPoker(videoPokerSheet, dealt(), []).steps)).not.toContain('JH');
  });

  it('holds best when left open, and refuses other acts', () => {
    expect(paid(playVideoPoker(videoPokerSheet, dealt(), [{ act: 'expire' }]))).toBe('3');
    const take = (...acts: Act[]) => faultOf(() => playVideoPoker(videoPokerSheet, dealt(), acts));
    expect(take({ act: 'hold', places: [0, 0] })).toBe('repeatedNumber');
    expect(take({ act: 'hold', places: [5] })).toBe('badAct');
    expect(take({ act: 'hold' })).toBe('badAct');
    expect(take({ act: 'draw' })).toBe('badAct');
    expect(take({ act: 'hold', places: [] }, { act: 'hold', places: [] })).toBe('roundOver');
  });
});
