import { cardNamed, type BlackjackOutlook, blackjackOutlook } from '@fairway/fair-games';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { numberIn, textIn } from '../../rounds/shown-round.ts';
import { totalText } from './total-text.ts';

/** How long each card takes to come, in ms. */
export const cardTime = 340;

interface ShownHand {
  readonly cards: readonly string[];
  readonly doubled: boolean;
  readonly over: boolean;
}

/** A round as its table shows it. Of the dealer's cards only those that the steps name: the hole card comes with the last one. */
export interface BlackjackTable {
  readonly dealer: readonly string[];
  readonly hands: readonly ShownHand[];
  /** Which hand the next act is for; undefined when the round is over. */
  readonly active: number | undefined;
  readonly ended: 'natural' | 'dealer' | undefined;
}

export function tableOf(round: Pick<ShownRound, 'steps' | 'status'> | undefined): BlackjackTable {
  let dealer: readonly string[] = [];
  let hands: ShownHand[] = [];
  let ended: BlackjackTable['ended'];
  for (const step of round?.steps ?? []) {
    const kind = textIn(step, 'kind');
    const at = numberIn(step, 'hand');
    const change = (to: (hand: ShownHand) => ShownHand) => {
      hands = hands.map((hand, place) => (place === at ? to(hand) : hand));
    };
    if (kind === 'deal') {
      dealer = [textIn(step, 'dealer')];
      hands = [handOf(namesIn(step['player']))];
    }
    if (kind === 'hit' || kind === 'double')
      change(({ cards }) => {
        const doubled = kind === 'double';
        const over = doubled || numberIn(step, 'total') >= 21;
        return { cards: [...cards, textIn(step, 'card')], doubled, over };
      });
    if (kind === 'stand') change((hand) => ({ ...hand, over: true }));
    if (kind === 'split') hands = listIn(step['hands']).map((cards) => handOf(namesIn(cards)));
    if (kind === 'natural' || kind === 'dealer') {
      dealer = namesIn(step[kind === 'natural' ? 'dealer' : 'cards']);
      ended = kind;
    }
  }
  const active = hands.findIndex(({ over }) => !over);
  return { dealer, hands, active: round?.status === 'open' && active >= 0 ? active : undefined, ended };
}

/** Split aces take no more cards, nor does 21. */
function handOf(cards: readonly string[]): ShownHand {
  return { cards, doubled: false, over: totalText(cards) === '21' };
}

/**
 * The places of the cards that the last act brought, in the order that they come: `p0.2` the third of the first hand, `d1` the dealer's
 * second.
 */
export function newPlaces(round: ShownRound | undefined): string[] {
  if (!round) return [];
  const now = tableOf(round);
  const seen =
    round.acts.length === 0
      ? undefined
      : tableOf({ ...round, steps: round.steps.slice(0, round.acts.length) });
  const places = [...handPlaces(now, seen), ...now.dealer.map((_, place) => `d${place}`)];
  const before = new Set(
    seen ? [...handPlaces(seen, undefined), ...seen.dealer.map((_, place) => `d${place}`)] : [],
  );
  const split = seen?.hands.length === 1 && now.hands.length === 2;
  return places.filter((place) => !before.has(place) || (split && (place === 'p0.1' || place === 'p1.1')));
}

function handPlaces({ hands }: BlackjackTable, seen: BlackjackTable | undefined): string[] {
  const split = seen?.hands.length === 1 && hands.length === 2;
  return hands.flatMap(({ cards }, hand) =>
    cards.flatMap((_, place) => (split && hand === 1 && place === 0 ? [] : [`p${hand}.${place}`])),
  );
}

/** The chances of the hand whose turn it is. */
export function outlookOf(
  round: ShownRound,
  { dealer, hands, active }: BlackjackTable,
): BlackjackOutlook | undefined {
  const cards = active === undefined ? undefined : hands[active]?.cards.map(cardNamed);
  const up = cardNamed(dealer[0] ?? '');
  if (!cards || up === undefined) return undefined;
  const known = cards.filter((card) => card !== undefined);
  return known.length === cards.length ? blackjackOutlook(known, up, round.nextActs) : undefined;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function namesIn(value: unknown): string[] {
  return listIn(value).map(String);
}
