import type { NiuniuTableHand } from '@fairway/contract/tables/schemas.ts';
import {
  bullDues,
  bullHand,
  highestBid,
  niuniu,
  niuniuPlaces,
  niuniuRakePercent,
  type Card,
  type NiuniuHand,
  type NiuniuSeat,
} from '@fairway/fair-games';
import { evenBet, outcomeOf, type HandView, type TableGame } from './table-game.ts';

/** Bids and bets of the others are out only when all have chosen: who waits must not choose by them. */
export const niuniuTables: TableGame<NiuniuHand> = {
  kind: niuniu,
  details: { bid: 'times', bet: 'times' },
  rake: { percent: niuniuRakePercent, cap: null },
  // Against a bank the highest bid, bet and hand: 4 x 4 x 8. As banker nobody bids beyond the own stack.
  leastUnits: 128n,
  choiceFrom: chosenFrom,
  show: showNiuniu,
  options(hand, seat) {
    const isBid = hand.phase === 'bidding';
    const [least, most] = isBid ? [0, highestBid(hand, seat)] : [1, 4];
    const times = Array.from({ length: most - least + 1 }, (_, step) => least + step);
    return { game: 'niuniu', act: isBid ? 'bid' : 'bet', times };
  },
  chosen(hand, seat) {
    const own = hand.seats.find((one) => one.seat === seat);
    return own ? chosenBy(hand, own) : null;
  },
  counted: evenBet,
};

function chosenFrom({ phase, seats }: NiuniuHand): number {
  return phase === 'bidding' ? 0 : seats.length;
}

/** What a seat has chosen in the present phase. */
function chosenBy({ phase }: NiuniuHand, { bid, bet }: NiuniuSeat): number | null {
  if (phase === 'over') return null;
  return phase === 'bidding' ? bid : bet;
}

function showNiuniu(hand: NiuniuHand, pack: readonly Card[], view: HandView): NiuniuTableHand {
  const { text } = view;
  const isShown = view.lies && view.isOver;
  // That the clock has chosen says what: it is out with the others.
  const out = hand.phase === 'over' ? view.acts : view.acts.slice(0, chosenFrom(hand));
  const result = isShown ? niuniu.result(hand, pack) : null;
  const dues = isShown ? bullDues(hand, pack) : [];
  return {
    ...view.common,
    game: 'niuniu',
    phase: hand.phase,
    seats: hand.seats.map((seat) => {
      const places = isShown ? niuniuPlaces(hand, seat.seat) : [];
      const due = dues.find((one) => one.seat === seat.seat);
      return {
        seat: seat.seat,
        stack: text(seat.stack),
        hasChosen: chosenBy(hand, seat) !== null,
        bid: hand.phase === 'bidding' ? null : seat.bid,
        bet: hand.phase === 'over' ? seat.bet : null,
        byClock: out.findLast((act) => act.seat === seat.seat)?.by_clock ?? false,
        cards: view.cardsAt(places),
        bull: isShown ? bullShown(places.map((place) => pack[place] ?? 0)) : null,
        due: due ? { wins: due.wins, amount: text(due.due), paid: text(due.paid) } : null,
        outcome: outcomeOf(result, seat.seat, text),
      };
    }),
    banker: hand.banker,
    turns: [...view.turns],
  };
}

function bullShown(cards: readonly Card[]): NiuniuTableHand['seats'][number]['bull'] {
  const { kind, multiple, three } = bullHand(cards);
  return { kind, multiple, three: [...three] };
}
