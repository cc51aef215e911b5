import type { Score } from '../../markets/correct-score.ts';

/** A team a man short scores about a quarter less, its opponent a fifth more, from that moment on. */
const shortScores = 0.75;
const shortConcedes = 1.2;

/** What the red cards of both sides do to the goals still expected of each; the simulator plays by the same. */
export function redCardFactors(redCards: Score): { readonly home: number; readonly away: number } {
  return {
    home: shortScores ** redCards.home * shortConcedes ** redCards.away,
    away: shortScores ** redCards.away * shortConcedes ** redCards.home,
  };
}
