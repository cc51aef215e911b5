import type { DoudizhuTableHand } from '@fairway/contract/tables/schemas.ts';
import {
  doudizhu,
  doudizhuBottom,
  doudizhuFactor,
  doudizhuPlaces,
  doudizhuRakePercent,
  isSpring,
  packCardName,
  type Card,
  type DoudizhuHand,
  type DoudizhuSeat,
} from '@fairway/fair-games';
import type { HandActRow } from '../rows.ts';
import { evenBet, outcomeOf, type HandView, type TableGame } from './table-game.ts';

/** The highest bid, which ends the bidding. */
const mostPoints = 3;

/** Doudizhu as the tables run it: one round of bids, then plays until one holds no card. */
export const doudizhuTables: TableGame<DoudizhuHand> = {
  kind: doudizhu,
  details: { bid: 'points', play: 'cards', pass: null },
  rake: { percent: doudizhuRakePercent, cap: null },
  // What a landlord pays two farmers at the cap of 64.
  leastUnits: 128n,
  choiceFrom: (_hand, acts) => acts,
  show: showDoudizhu,
  options({ phase, seats, last }) {
    if (phase !== 'bidding') return { game: 'doudizhu', act: 'play', mayPass: last !== null };
    const before = Math.max(0, ...seats.map(({ bid }) => bid ?? 0));
    const higher = Array.from({ length: mostPoints - before }, (_, step) => before + 1 + step);
    return { game: 'doudizhu', act: 'bid', points: [0, ...higher] };
  },
  chosen: () => null,
  counted: evenBet,
};

function showDoudizhu(hand: DoudizhuHand, pack: readonly Card[], view: HandView): DoudizhuTableHand {
  const { text } = view;
  const names = pack.map(packCardName);
  const isShown = view.lies && view.isOver;
  const result = isShown ? doudizhu.result(hand, pack) : null;
  const landlord = hand.landlord === null ? undefined : hand.seats[hand.landlord];
  return {
    ...view.common,
    game: 'doudizhu',
    phase: hand.phase,
    seats: hand.seats.map((seat, index) => {
      const places = doudizhuPlaces(hand, index);
      const played = seat.played.map((name) => names.indexOf(name));
      return {
        seat: seat.seat,
        stack: text(seat.stack),
        bid: seat.bid,
        left: view.common.state === 'waiting' ? 0 : places.length - played.length,
        lastAct: lastActOf(view.acts, seat),
        played: view.cardsAt(played),
        // Where nobody bid, nothing was played and nothing is shown.
        cards: isShown && landlord ? view.cardsAt(places.filter((place) => !played.includes(place))) : [],
        outcome: outcomeOf(result, seat.seat, text),
      };
    }),
    landlord: landlord?.seat ?? null,
    bottom: view.cardsAt(doudizhuBottom(hand)),
    toBeat: toBeatOf(hand, view.acts),
    bombs: hand.bombs,
    factor: doudizhuFactor(hand),
    isSpring: isSpring(hand),
    turn: view.turns[0] ?? null,
  };
}

function lastActOf(
  acts: readonly HandActRow[],
  { seat }: DoudizhuSeat,
): DoudizhuTableHand['seats'][number]['lastAct'] {
  const last = acts.findLast((act) => act.seat === seat);
  if (last?.act !== 'bid' && last?.act !== 'play' && last?.act !== 'pass') return null;
  return { act: last.act, cards: [...(last.cards ?? [])], byClock: last.by_clock };
}

function toBeatOf({ last, seats }: DoudizhuHand, acts: readonly HandActRow[]): DoudizhuTableHand['toBeat'] {
  const seat = last ? seats[last.by]?.seat : undefined;
  const play = acts.findLast((act) => act.seat === seat && act.act === 'play');
  if (!last || seat === undefined || !play) return null;
  return { seat, cards: [...(play.cards ?? [])], pattern: { ...last.pattern } };
}
