import type { ParSheet } from '../par-sheet.ts';

export interface VideoPokerSheet extends ParSheet {
  /** What each hand of `pokerHands` pays in stakes. */
  readonly pays: readonly number[];
}

/** 9/6 Jacks or Better: nine for a full house, six for a flush. */
export const videoPokerSheet: VideoPokerSheet = {
  code: 'videoPoker',
  version: 1,
  pays: [800, 50, 25, 9, 6, 4, 3, 2, 1],
};
