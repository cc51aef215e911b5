import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import type { OwnSeat, TableHand } from '@fairway/contract/tables/schemas.ts';
import type { Card, HandResult, HandStart, TableAct } from '@fairway/fair-games';
import { doudizhuTables } from './doudizhu-tables.ts';
import { holdemTables } from './holdem-tables.ts';
import { niuniuTables } from './niuniu-tables.ts';
import type { ActDetails, HandView, TableGame } from './table-game.ts';

/** A hand of any game as far as its acts go, without saying which: what the tables do with one. */
export interface GameHand {
  /** The seats that are to act; none once it is over. */
  readonly turn: readonly number[];
  readonly choiceFrom: number;
  /** The hand after an act. Throws FairGamesError. */
  after(seat: number, act: TableAct): GameHand;
  /** What a seat does that is absent. */
  absent(seat: number): TableAct;
  /** Places of the pack that a seat sees before they are shown. */
  ownPlaces(seat: number): readonly number[];
  /** As it is counted (`TableGame.counted`); null while it goes on. */
  result(): HandResult | null;
  show(view: HandView): TableHand;
  options(seat: number, text: HandView['text']): OwnSeat['options'];
  chosen(seat: number): number | null;
}

/** A game without the type of its hands. */
export interface AnyTableGame {
  readonly pack: 52 | 54;
  readonly seats: { readonly least: number; readonly most: number };
  readonly details: ActDetails;
  readonly rake: TableGame<unknown>['rake'];
  readonly leastUnits: bigint | null;
  /** `pack` from the top; empty before the deal, until which nobody acts. */
  begin(start: HandStart, pack: readonly Card[]): GameHand;
}

const games: Readonly<Record<MemberTableGame, AnyTableGame>> = {
  holdem: anyGame(holdemTables),
  niuniu: anyGame(niuniuTables),
  doudizhu: anyGame(doudizhuTables),
};

/** The games between members by their code. */
export function tableGame(code: MemberTableGame): AnyTableGame {
  return games[code];
}

function anyGame<Hand>(game: TableGame<Hand>): AnyTableGame {
  const { kind, details, rake, leastUnits } = game;
  return {
    pack: kind.pack,
    seats: kind.seats,
    details,
    rake,
    leastUnits,
    begin: (start, pack) => inPlay(game, kind.begin(start), { acts: 0, pack }),
  };
}

function inPlay<Hand>(
  game: TableGame<Hand>,
  hand: Hand,
  { acts, pack }: { acts: number; pack: readonly Card[] },
): GameHand {
  const { kind } = game;
  return {
    turn: kind.turn(hand),
    choiceFrom: game.choiceFrom(hand, acts),
    after: (seat, act) => inPlay(game, kind.act(hand, seat, act, pack), { acts: acts + 1, pack }),
    absent: (seat) => kind.absent(hand, seat, pack),
    ownPlaces: (seat) => kind.ownPlaces(hand, seat),
    result() {
      const result = kind.result(hand, pack);
      return result && { ...result, seats: result.seats.map((one) => game.counted(one)) };
    },
    show: (view) => game.show(hand, pack, view),
    options: (seat, text) => (kind.turn(hand).includes(seat) ? game.options(hand, seat, text) : null),
    chosen: (seat) => game.chosen(hand, seat),
  };
}
