import type { PlaySource } from '../../play-source.ts';
import { findRoundOf, hasOpenRound } from './rounds-store.ts';

/** What the rounds at seamless venues say of a member's play. */
export const seamlessPlay: PlaySource = {
  hasOpenPlay: hasOpenRound,
  findPlay: findRoundOf,
};
