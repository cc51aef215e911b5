import type { Score } from '../../markets/correct-score.ts';

/** A team a man short scores about a quarter less, its opponent a fifth more, from that moment on. */
const SHORT_SCORES = 0.75;
const SHORT_CONCEDES = 1.2;

/** What the red cards of both sides do to the goals still expected of each; the simulator plays by the same. */
export function redCardFactors(redCards: Score): { readonly home: number; readonly away: number } {
  return {
    home: SHORT_SCORES ** redCards.home * SHORT_CONCEDES ** redCards.away,
    away: SHORT_SCORES ** redCards.away * SHORT_CONCEDES ** redCards.home,
  };
}
