import type { Fraction } from '@fairway/money';
import type { TFunction } from 'i18next';
import type { FC } from 'react';
import type { Act, Bet, ShownRound } from '../rounds/shown-round.ts';
import type { Cue } from '../sound/sounds.ts';

export interface ChoicesProps {
  bet: Bet;
  onChange: (bet: Bet) => void;
  /** While a round is under way. */
  disabled: boolean;
}

export interface StageProps {
  /** What would be played by the next press. */
  bet: Bet;
  /** The round to show, from its first step; undefined before the first one. */
  round: ShownRound | undefined;
  /** To be called once the round has been shown as far as it goes: only then are its figures. */
  onShown: () => void;
  /** Acts in the round; undefined while none may come: it is not open, another is under way, or it is a replay. */
  act: ((act: Act) => void) | undefined;
}

export interface Odds {
  /** That the bet returns anything. */
  readonly chance: Fraction;
  /** No round of it returns more for a stake of 1. */
  readonly most: Fraction;
  /** The acts decide how far a round goes: chance is that of the first act, and no stake is refused for `most`. */
  readonly byActs?: true;
}

/** What an instant game adds to the frame that all share: its choices, its picture, and its words. */
export interface Board {
  /** The bet that the page opens with. */
  readonly firstBet: Bet;
  /** The fields of the bet beside the stake; none where a bet has no choices. */
  readonly Choices: FC<ChoicesProps> | undefined;
  readonly Stage: FC<StageProps>;
  /** Shown before the button; undefined for a bet that is not complete yet. */
  odds(bet: Bet): Odds | undefined;
  /** What is heard while the board shows a round from its last act on; the frame adds the result. */
  cues(this: void, round: ShownRound): readonly Cue[];
  /** A round's result as a sentence, for readers and the list of rounds. */
  speak(t: TFunction<'games'>, round: ShownRound): string;
}
