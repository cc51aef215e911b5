import { pokerHands, videoPokerSheet } from '@fairway/fair-games';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { textIn } from '../../rounds/shown-round.ts';

export const places = [0, 1, 2, 3, 4] as const;

/** How long five cards take to come, one after another, in ms. */
export const dealing = 1100;

/** A round's five cards: as dealt, and after the draw with what was held and the hand that it made. */
export interface PokerRound {
  readonly dealt: readonly string[];
  readonly final:
    | { cards: readonly string[]; held: readonly number[]; hand: PokerHand | undefined }
    | undefined;
}
export type PokerHand = (typeof pokerHands)[number];

export function pokerRoundOf(round: ShownRound | undefined): PokerRound {
  const [deal, draw] = round?.steps ?? [];
  const held = draw?.['held'];
  return {
    dealt: namesIn(deal?.['cards']),
    final: draw && {
      cards: namesIn(draw['cards']),
      held: Array.isArray(held) ? held.map(Number) : [],
      hand: pokerHands.find((hand) => hand === textIn(draw, 'hand')),
    },
  };
}

/** What each hand pays in stakes, the best first. */
export const pays: readonly { hand: PokerHand; paid: number }[] = pokerHands.map((hand, place) => ({
  hand,
  paid: videoPokerSheet.pays[place] ?? 0,
}));

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
