import type { Fraction } from '@fairway/money';

export type DealerGame = 'baccarat' | 'roulette' | 'dragonTiger' | 'sicbo';

/** What came out at a table. */
export type DealerResult =
  | {
      readonly game: 'baccarat';
      readonly winner: 'player' | 'banker' | 'tie';
      readonly playerPoints: number;
      readonly bankerPoints: number;
      readonly playerPair: boolean;
      readonly bankerPair: boolean;
    }
  | {
      readonly game: 'dragonTiger';
      readonly winner: 'dragon' | 'tiger' | 'tie';
      /** A tie of one suit. */
      readonly suited: boolean;
    }
  | { readonly game: 'roulette'; readonly number: number }
  | { readonly game: 'sicbo'; readonly dice: readonly number[] };

/** Results that pay alike, and in how many of all equally likely cases they come. */
export interface CountedResult {
  readonly result: DealerResult;
  readonly count: bigint;
}

/** How a table pays. */
export interface DealerTableRules {
  readonly game: DealerGame;
  /** Every spot that can be staked on, in the order to show them. */
  readonly spots: readonly string[];
  /** Spots of which always one wins, but for ties and house numbers: what lies on all of them is no play. */
  readonly opposites: readonly (readonly string[])[];
  /** What a stake of 1 on a spot returns, stake included: 0 where it lost, 1 where it is a push. */
  readonly pays: (spot: string, result: DealerResult) => Fraction;
  /** All cases from a whole shoe, the wheel or three dice. */
  readonly results: () => readonly CountedResult[];
}
