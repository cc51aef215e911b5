import type { Incident } from './incident.ts';

/** Dangerous attacks of one minute, for the momentum strip; stoppage counts as the 46th minute of a half and on. */
export interface MinutePressure {
  readonly half: 1 | 2;
  /** 0 is the first minute of the half. */
  readonly minute: number;
  readonly home: number;
  readonly away: number;
}

/** One entry for every minute from kick-off to the latest incident, quiet minutes included. */
export function momentumOf(incidents: readonly Incident[]): MinutePressure[] {
  return ([1, 2] as const).flatMap((half) => {
    const played = incidents.filter((incident) => incident.half === half);
    const last = played.at(-1);
    if (last === undefined) return [];
    const minutes = Array.from({ length: Math.floor(last.second / 60) + 1 }, () => ({ home: 0, away: 0 }));
    for (const incident of played) {
      const minute = minutes[Math.floor(incident.second / 60)];
      if (incident.kind === 'dangerousAttack' && minute !== undefined) minute[incident.side] += 1;
    }
    return minutes.map((pressure, minute) => ({ half, minute, ...pressure }));
  });
}
