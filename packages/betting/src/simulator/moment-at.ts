import type { MatchMoment } from '../pricing/scores/outlook.ts';
import { matchMinute, type Incident } from './incident.ts';

/** A moment of the match as pricing wants it, from the incidents up to it. `second` counts from the half's kick-off. */
export function momentAt(incidents: readonly Incident[], half: 1 | 2, second: number): MatchMoment {
  const redCards = { home: 0, away: 0 };
  let score = { home: 0, away: 0 };
  for (const incident of incidents) {
    if (incident.half > half || (incident.half === half && incident.second > second)) break;
    score = incident.score;
    if (incident.kind === 'redCard') redCards[incident.side] += 1;
  }
  return { half, minute: matchMinute(half, second), score, redCards };
}
