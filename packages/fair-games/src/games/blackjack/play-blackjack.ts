import { Fraction } from '@fairway/money';
import { cardName, rankOf, type Card } from '../../cards/card.ts';
import { decimalText } from '../../chance/multiplier.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import type { Stream } from '../../fairness/stream.ts';
import type { ParSheet } from '../par-sheet.ts';
import { readRecord } from '../read-input.ts';
import { settled, type Act, type Round, type Step } from '../round.ts';
import { dealerDraws, handOf, isNatural, totalOf } from './hand.ts';

interface BlackjackSheet extends ParSheet {
  readonly shoe: 'endless';
  readonly dealer: { readonly standsOnAll: number; readonly looksUnder: readonly string[] };
  /** In stakes beside the own one. */
  readonly blackjackPays: Fraction;
  readonly double: { readonly on: 'anyTwo'; readonly afterSplit: boolean };
  readonly split: { readonly times: number; readonly equal: 'rank'; readonly aces: 'oneCardEach' };
  readonly insurance: boolean;
}

/**
 * Infinite shoe; dealer stands on all 17, looks for blackjack under an ace or ten; blackjack pays 3:2; double on any two cards, also
 * after a split; one split of two equal ranks, aces then get one card each; no insurance.
 */
export const blackjackSheet: BlackjackSheet = {
  code: 'blackjack',
  version: 1,
  shoe: 'endless',
  dealer: { standsOnAll: 17, looksUnder: ['ace', 'ten'] },
  blackjackPays: Fraction.of(3n, 2n),
  double: { on: 'anyTwo', afterSplit: true },
  split: { times: 1, equal: 'rank', aces: 'oneCardEach' },
  insurance: false,
};

/** Two hands, both doubled and both won: four stakes and as much again. */
export const blackjackMost = Fraction.of(8n);

/** The bet has no choices. Throws `badBet`. */
export function readBlackjackBet(value: unknown): Record<string, never> {
  readRecord(value, [], 'badBet');
  return {};
}

interface PlayedHand {
  readonly cards: Card[];
  stake: 1 | 2;
  over: boolean;
}

/**
 * Each card is below(52): player, dealer, player, hole, then as they are taken; a split deals a card to each hand, the dealer draws last.
 * Acts: `hit`, `stand`, `double`, `split` on the first hand that is not over. Left open every hand stands. The hole card is in no step of
 * an open round. Throws `badAct`, `actNotAllowed`, `roundOver`.
 */
export function playBlackjack(stream: Stream, acts: readonly Act[]): Round {
  const draw = () => stream.below(52);
  const [first, up, second, hole] = [draw(), draw(), draw(), draw()];
  const hands: PlayedHand[] = [
    { cards: [first, second], stake: 1, over: totalOf(handOf([first, second])) === 21 },
  ];
  const steps: Step[] = [{ kind: 'deal', player: [first, second].map(cardName), dealer: cardName(up) }];
  if (isNatural([first, second]) || isNatural([up, hole])) {
    if (acts.length > 0) throw new FairGamesError('roundOver', 'blackjack ended the round');
    return endWithNatural(steps, [first, second], [up, hole]);
  }
  for (const { act } of acts) {
    const index = hands.findIndex(({ over }) => !over);
    const hand = hands[index];
    if (!hand) throw new FairGamesError('roundOver', 'every hand is over');
    if (act === 'expire') for (const one of hands) one.over = true;
    else if (!isAct(act)) throw new FairGamesError('badAct', `no act ${act}`);
    else if (!allowedActs(hands, hand).includes(act))
      throw new FairGamesError('actNotAllowed', `no ${act} now`);
    else steps.push(takeAct(act, hands, index, draw));
  }
  const open = hands.find(({ over }) => !over);
  const staked = hands.reduce((sum, { stake }) => sum + stake, 0);
  if (open)
    return { status: 'open', steps, staked, multiplier: Fraction.ZERO, acts: allowedActs(hands, open) };
  return endWithDealer(steps, hands, [up, hole], staked, draw);
}

const actNames = ['hit', 'stand', 'double', 'split'] as const;
type BlackjackAct = (typeof actNames)[number];

function isAct(act: string): act is BlackjackAct {
  return actNames.some((name) => name === act);
}

function allowedActs(hands: readonly PlayedHand[], { cards }: PlayedHand): BlackjackAct[] {
  if (cards.length > 2) return ['hit', 'stand'];
  const [one = 0, other = 0] = cards;
  const splits = hands.length === 1 && rankOf(one) === rankOf(other);
  return ['hit', 'stand', 'double', ...(splits ? (['split'] as const) : [])];
}

function takeAct(act: BlackjackAct, hands: PlayedHand[], index: number, draw: () => Card): Step {
  const hand = hands[index];
  if (!hand) throw new RangeError('no such hand');
  const at = { hand: index };
  if (act === 'split') {
    const [one = 0, other = 0] = hand.cards;
    const aces = rankOf(one) === 0;
    const parts = [
      [one, draw()],
      [other, draw()],
    ];
    hands.splice(
      0,
      1,
      ...parts.map((cards) => ({ cards, stake: 1 as const, over: aces || totalOf(handOf(cards)) === 21 })),
    );
    return { kind: act, hands: parts.map((cards) => cards.map(cardName)) };
  }
  if (act === 'stand') {
    hand.over = true;
    return { kind: act, ...at };
  }
  const card = draw();
  hand.cards.push(card);
  if (act === 'double') hand.stake = 2;
  const total = totalOf(handOf(hand.cards));
  hand.over = act === 'double' || total >= 21;
  return { kind: act, ...at, card: cardName(card), total };
}

function endWithNatural(steps: readonly Step[], player: readonly Card[], dealer: readonly Card[]): Round {
  const paid = !isNatural(player) ? Fraction.ZERO : isNatural(dealer) ? Fraction.ONE : Fraction.of(5n, 2n);
  const natural = { kind: 'natural', dealer: dealer.map(cardName), paid: decimalText(paid) };
  return settled([...steps, natural], paid);
}

function endWithDealer(
  steps: readonly Step[],
  hands: readonly PlayedHand[],
  dealer: Card[],
  staked: number,
  draw: () => Card,
): Round {
  const totals = hands.map(({ cards }) => totalOf(handOf(cards)));
  if (totals.some((total) => total <= 21)) while (dealerDraws(handOf(dealer))) dealer.push(draw());
  const total = totalOf(handOf(dealer));
  const paid = hands.reduce(
    (sum, { stake }, index) => sum + stake * handReturn(totals[index] ?? 0, total),
    0,
  );
  const step = { kind: 'dealer', cards: dealer.map(cardName), total, totals, paid: String(paid) };
  const pushed = hands.reduce(
    (sum, { stake }, index) => sum + (handReturn(totals[index] ?? 0, total) === 1 ? stake : 0),
    0,
  );
  return { ...settled([...steps, step], Fraction.of(BigInt(paid)), staked), pushed };
}

/** 0, 1 or 2 times the hand's stake; a player's bust loses first. */
export function handReturn(player: number, dealer: number): 0 | 1 | 2 {
  if (player > 21) return 0;
  if (dealer > 21 || player > dealer) return 2;
  return player === dealer ? 1 : 0;
}
