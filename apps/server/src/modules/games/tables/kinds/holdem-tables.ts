import type { HoldemTableHand } from '@fairway/contract/tables/schemas.ts';
import {
  boardCards,
  boardPlaces,
  handOf,
  holdem,
  holePlaces,
  optionsOf,
  packCardName,
  paidPots,
  potsOf,
  rakeCap,
  rakePercent,
  seatIn,
  shownSeats,
  type Card,
  type HoldemHand,
} from '@fairway/fair-games';
import type { HandActRow } from '../rows.ts';
import type { HandView, TableGame } from './table-game.ts';

/** Hold'em as the tables run it: blinds, streets and pots. */
export const holdemTables: TableGame<HoldemHand> = {
  kind: holdem,
  details: { fold: null, check: null, call: null, raise: 'to' },
  rake: { percent: rakePercent, cap: rakeCap },
  leastUnits: null,
  choiceFrom: (_hand, acts) => acts,
  show: showHoldem,
  options(hand, seat, text) {
    const { call, raise } = optionsOf(hand, seatIn(hand, seat));
    return {
      game: 'holdem',
      call: text(call),
      raise: raise && { least: text(raise.least), most: text(raise.most) },
    };
  },
  chosen: () => null,
  counted: (result) => result,
};

function showHoldem(hand: HoldemHand, pack: readonly Card[], view: HandView): HoldemTableHand {
  const { lies, isOver, text } = view;
  const result = lies && isOver ? holdem.result(hand, pack) : null;
  const shown = lies ? shownSeats(hand, pack) : [];
  return {
    ...view.common,
    game: 'holdem',
    street: hand.street,
    board: view.cardsAt(boardPlaces(hand, boardCards[hand.street])),
    seats: hand.seats.map((seat) => {
      const isShown = shown.includes(seat.seat);
      const best = isShown ? handOf(hand, seat.seat, pack) : null;
      const back = result?.seats.find((one) => one.seat === seat.seat)?.returned;
      return {
        seat: seat.seat,
        stack: text(seat.stack),
        bet: text(seat.bet),
        paid: text(seat.paid),
        state: seat.folded ? ('folded' as const) : seat.stack === 0n ? ('allIn' as const) : ('in' as const),
        lastAct: lastActOf(
          view.acts.findLast((act) => act.seat === seat.seat),
          text,
        ),
        cards: isShown ? view.cardsAt(holePlaces(hand, seat.seat)) : [],
        rank: best?.rank ?? null,
        five: best?.cards.map(packCardName) ?? [],
        returned: back === undefined ? null : text(back),
      };
    }),
    pots: potsShown(hand, result ? pack : null, text),
    pot: text(hand.seats.reduce((sum, { paid }) => sum + paid, 0n)),
    turn: view.turns[0] ?? null,
  };
}

function potsShown(
  hand: HoldemHand,
  pack: readonly Card[] | null,
  text: HandView['text'],
): HoldemTableHand['pots'] {
  if (pack)
    return paidPots(hand, pack).map(({ amount, seats, winners }) => ({
      amount: text(amount),
      seats: [...seats],
      winners: winners.map((one) => ({ seat: one.seat, amount: text(one.amount) })),
    }));
  const behind = hand.seats.map((seat) => ({ ...seat, paid: seat.paid - seat.bet }));
  return potsOf({ seats: behind }).pots.map(({ amount, seats }) => ({
    amount: text(amount),
    seats: [...seats],
    winners: [],
  }));
}

function lastActOf(
  last: HandActRow | undefined,
  text: HandView['text'],
): HoldemTableHand['seats'][number]['lastAct'] {
  switch (last?.act) {
    case 'fold':
    case 'check':
    case 'call':
    case 'raise':
      return {
        act: last.act,
        to: last.amount === null ? null : text(last.amount),
        byClock: last.by_clock,
      };
    default:
      return null;
  }
}
