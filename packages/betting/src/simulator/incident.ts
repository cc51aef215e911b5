import type { Score } from '../markets/correct-score.ts';

export type Side = 'home' | 'away';

/** What all incidents carry: `second` counts from the kick-off of the half, `score` is the one after the incident. */
interface IncidentShape {
  /** 1, 2, 3 … without a gap; a feed that misses one asks again. */
  readonly sequence: number;
  readonly half: 1 | 2;
  readonly second: number;
  readonly score: Score;
}

/** Everything that happens in a simulated match, in order. A goal under check counts until the decision withdraws it. */
export type Incident = IncidentShape &
  (
    | { readonly kind: 'kickOff' | 'halfTime' | 'secondHalf' | 'fullTime' }
    | { readonly kind: 'dangerousAttack' | 'corner' | 'varCheck'; readonly side: Side }
    | { readonly kind: 'goal' | 'yellowCard' | 'redCard'; readonly side: Side; readonly shirt: number }
    | { readonly kind: 'varDecision'; readonly side: Side; readonly goalStands: boolean }
    | { readonly kind: 'stoppageTime'; readonly minutes: number }
  );

export type IncidentKind = Incident['kind'];

/** An incident before it has its number and score. */
export type Happening = Incident extends infer One
  ? One extends Incident
    ? Omit<One, keyof IncidentShape> & { readonly second: number }
    : never
  : never;

/** The clock of the broadcast: `0:05`, `44:59`, then `45+2` and `90+4` in stoppage. */
export function matchClock(half: 1 | 2, second: number): string {
  const minute = Math.floor(second / 60);
  if (minute >= 45) return `${half * 45}+${minute - 44}`;
  return `${minute + (half - 1) * 45}:${String(second % 60).padStart(2, '0')}`;
}

/** Minutes of the match clock as pricing takes them: the 50th minute of the match is 50, in either half from its start. */
export function matchMinute(half: 1 | 2, second: number): number {
  return second / 60 + (half - 1) * 45;
}
