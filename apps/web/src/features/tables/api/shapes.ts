import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import type { MemberTable, OwnSeat, TableHand, TableSeat } from '@fairway/contract/tables/schemas.ts';

export type { MemberTable, TableHand, TableSeat };
export type TableDetails = OutputOf<Schemas['getTable']>;
export type HandOf<Game extends MemberTableGame> = Extract<TableHand, { game: Game }>;
type OptionsOf<Game extends MemberTableGame> = Extract<NonNullable<OwnSeat['options']>, { game: Game }>;

/** What a table of one game shows: its hand and what the own seat may do, as that game has them. */
export type DetailsOf<Game extends MemberTableGame> = Omit<TableDetails, 'hand' | 'own'> & {
  readonly hand: HandOf<Game> | null;
  readonly own: OwnOf<Game> | null;
};
export type OwnOf<Game extends MemberTableGame> = Omit<OwnSeat, 'options'> & {
  readonly options: OptionsOf<Game> | null;
};

/** A table as one of its game; a hand or choices of another game are none. */
export function detailsOf<Game extends MemberTableGame>(
  { hand, own, ...rest }: TableDetails,
  game: Game,
): DetailsOf<Game> {
  return {
    ...rest,
    hand: hand && isOfGame<TableHand, Game>(hand, game) ? hand : null,
    own: own && {
      ...own,
      options:
        own.options && isOfGame<NonNullable<OwnSeat['options']>, Game>(own.options, game)
          ? own.options
          : null,
    },
  };
}

function isOfGame<Of extends { game: MemberTableGame }, Game extends MemberTableGame>(
  thing: Of,
  game: Game,
): thing is Extract<Of, { game: Game }> {
  return thing.game === game;
}
