/** What can be heard of a game. Boards name what happened; how it sounds is `notes-of.ts`. */
export type SoundName =
  | 'press'
  | 'reelStop'
  | 'land'
  | 'tick'
  | 'flip'
  | 'step'
  | 'bonus'
  | 'bust'
  | 'launch'
  | 'crash'
  | 'cashOut'
  | 'winSmall'
  | 'winMiddle'
  | 'winGreat';

export interface Sound {
  readonly name: SoundName;
  /** Steps up a scale, 0 at the bottom: the third gem sounds higher than the second. */
  readonly pitch?: number;
}

/** A sound with its instant, in ms since a round began to be shown. */
export interface Cue extends Sound {
  readonly at: number;
}
