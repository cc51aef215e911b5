import { simulateMatch, type MatchTimeline } from '@fairway/betting';
import { addSeconds } from '#platform/clock.ts';
import type { FeedFixture, FeedIncident, FeedMessage, LiveFeed } from './feed.ts';

/** The break, in seconds of play. */
const breakSeconds = 900;
const mostRemembered = 64;

/**
 * Plays matches from their seed: the same seed, goals and kick-off give the same incidents at the same instants in
 * every process, so that a restart goes on at the match's minute. `speed` seconds of play pass in a second.
 */
export function createSimulatorFeed(): LiveFeed {
  const played = new Map<string, MatchTimeline>();

  function timelineOf(fixture: FeedFixture): MatchTimeline | undefined {
    if (fixture.seed === null || fixture.expected === null) return undefined;
    const known = played.get(fixture.seed);
    if (known) return known;
    const timeline = simulateMatch(fixture.expected, fixture.seed);
    if (played.size >= mostRemembered) played.delete([...played.keys()][0] ?? '');
    played.set(fixture.seed, timeline);
    return timeline;
  }

  function incidentsUntil(fixture: FeedFixture, now: Date): FeedIncident[] {
    const timeline = timelineOf(fixture);
    if (!timeline) return [];
    return timeline.incidents
      .map((incident) => ({ incident, at: instantOf(fixture, timeline, incident.half, incident.second) }))
      .filter(({ at }) => at <= now);
  }

  return {
    name: 'simulator',
    async read(fixture, after, now) {
      const incidents = incidentsUntil(fixture, now);
      const last = incidents.at(-1)?.incident.sequence ?? 0;
      const fresh = incidents.filter(({ incident }) => incident.sequence > after);
      const heartbeat: FeedMessage = { kind: 'heartbeat', sequence: last, at: now, incidents: [] };
      return fresh.length === 0 ? [heartbeat] : [{ ...heartbeat, kind: 'incident', incidents: fresh }];
    },
    async snapshot(fixture, now) {
      const incidents = incidentsUntil(fixture, now);
      return { kind: 'snapshot', sequence: incidents.at(-1)?.incident.sequence ?? 0, at: now, incidents };
    },
  };
}

/** When a second of a half is played. */
function instantOf(fixture: FeedFixture, timeline: MatchTimeline, half: 1 | 2, second: number): Date {
  const firstHalf = timeline.incidents.find(({ kind }) => kind === 'halfTime')?.second ?? 2700;
  const offset = half === 1 ? second : firstHalf + breakSeconds + second;
  return addSeconds(fixture.starts_at, offset / fixture.speed);
}
