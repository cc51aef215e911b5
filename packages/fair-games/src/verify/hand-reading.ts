import { cardName, type Card } from '../cards/card.ts';
import { packCardName } from '../cards/salted-deck.ts';
import { doudizhu } from '../tables/doudizhu/doudizhu.ts';
import { bottomPlaces, type DoudizhuHand } from '../tables/doudizhu/doudizhu-hand.ts';
import { doudizhuFactor, isSpring } from '../tables/doudizhu/settle-doudizhu.ts';
import type { HoldemHand } from '../tables/holdem/hand.ts';
import { boardCards } from '../tables/holdem/hand.ts';
import { holdem } from '../tables/holdem/holdem.ts';
import { boardPlaces, handOf, shownSeats } from '../tables/holdem/showdown.ts';
import { bullHand } from '../tables/niuniu/bull-hand.ts';
import { cardsOf, type NiuniuHand } from '../tables/niuniu/niuniu-hand.ts';
import { niuniu } from '../tables/niuniu/niuniu.ts';
import type { Answer } from './answer.ts';
import type { TableKind } from '../tables/table-kind.ts';

/** A hand that is over, with its pack and how it stood after each act. */
export interface EndedHand<Hand> {
  readonly hand: Hand;
  readonly pack: readonly Card[];
  readonly after: readonly { readonly seat: number; readonly act: string; readonly hand: Hand }[];
}

/** A game between members with what the verifier reads off one of its hands. */
export interface ReplayedKind<Hand> {
  readonly kind: TableKind<Hand>;
  readonly read: (ended: EndedHand<Hand>) => Answer;
}

type Asked = <Hand>(game: ReplayedKind<Hand>) => Answer;

/** The games between members for the verifier, each with what its cards were read as when a hand is over. */
export const handReading = {
  holdem: (asked: Asked) => asked({ kind: holdem, read: readHoldem }),
  niuniu: (asked: Asked) => asked({ kind: niuniu, read: readNiuniu }),
  doudizhu: (asked: Asked) => asked({ kind: doudizhu, read: readDoudizhu }),
} as const;
export type TableGameCode = keyof typeof handReading;

/** The board, and of each seat that shows the best five. */
function readHoldem({ hand, pack }: EndedHand<HoldemHand>): Answer {
  return {
    board: boardPlaces(hand, boardCards[hand.street]).map((place) => packCardName(pack[place] ?? 0)),
    hands: shownSeats(hand, pack).map((seat) => {
      const { rank, cards } = handOf(hand, seat, pack);
      return { seat, rank, cards: cards.map(cardName) };
    }),
  };
}

/** Who had the bank, and the kind of each five cards with the times that they win by. */
function readNiuniu({ hand, pack }: EndedHand<NiuniuHand>): Answer {
  return {
    banker: hand.banker,
    hands: hand.seats.map(({ seat }) => {
      const cards = cardsOf(hand, seat, pack);
      const { kind, multiple } = bullHand(cards);
      return { seat, kind, multiple, cards: cards.map(cardName) };
    }),
  };
}

/** The landlord with the bottom three, what each play counted as, and what the base was multiplied by. */
function readDoudizhu({ hand, pack, after }: EndedHand<DoudizhuHand>): Answer {
  return {
    landlord: hand.landlord === null ? null : (hand.seats[hand.landlord]?.seat ?? null),
    bottom: bottomPlaces(hand).map((place) => packCardName(pack[place] ?? 0)),
    bombs: hand.bombs,
    isSpring: isSpring(hand),
    factor: doudizhuFactor(hand),
    plays: after.flatMap((past) => {
      const { last } = past.hand;
      return past.act === 'play' && last ? [{ seat: past.seat, ...last.pattern }] : [];
    }),
  };
}
