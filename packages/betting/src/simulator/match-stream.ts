import type { ExpectedGoals } from '../pricing/model/goal-model.ts';
import { momentAt } from './moment-at.ts';
import type { MatchMoment } from '../pricing/scores/outlook.ts';
import type { Incident } from './incident.ts';
import { simulateMatch, type MatchTimeline } from './simulate-match.ts';

/** A match to be played from its seed; `speed` seconds of play pass in a second. */
export interface StreamedMatch {
  readonly startsAt: Date;
  readonly seed: string;
  readonly speed: number;
  readonly expected: ExpectedGoals;
}

/** One entry of a match's stream: an incident, or new prices from a moment of the match. */
export type StreamItem = {
  /** 1, 2, 3 … over incidents and prices together. */
  readonly number: number;
  readonly at: Date;
} & (
  | { readonly kind: 'incident'; readonly incident: Incident }
  | { readonly kind: 'prices'; readonly moment: MatchMoment }
);

/** The break, in seconds of play. */
const breakSeconds = 900;
/** Seconds between two prices of a running match. */
const priceSeconds = 4;

/**
 * The whole stream of a match, from its kick-off to its end. A pure function: a process that starts in the middle of a match
 * goes on at the same number. While a goal is checked there are no prices.
 */
export function matchStream(match: StreamedMatch): StreamItem[] {
  const timeline = simulateMatch(match.expected, match.seed);
  const happened = timeline.incidents.map((incident) => ({
    at: instantOf(match, timeline, incident),
    incident,
  }));
  const end = happened.at(-1)?.at.getTime() ?? match.startsAt.getTime();
  const priced: Date[] = [];
  for (let time = match.startsAt.getTime(); time < end; time += priceSeconds * 1000)
    priced.push(new Date(time));

  const items = [
    ...happened.map(({ at, incident }) => ({ at, kind: 'incident' as const, incident })),
    ...priced
      .filter((at) => !isChecked(happened, at))
      .map((at) => ({ at, kind: 'prices' as const, moment: momentOf(match, happened, at) })),
  ];
  // Stable: what happens in an instant comes before the prices of that instant.
  return items
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())
    .map((item, index) => ({ ...item, number: index + 1 }));
}

interface Happened {
  readonly at: Date;
  readonly incident: Incident;
}

function instantOf({ startsAt, speed }: StreamedMatch, timeline: MatchTimeline, incident: Incident): Date {
  const firstHalf = timeline.incidents.find(({ kind }) => kind === 'halfTime')?.second ?? 2700;
  const offset = incident.half === 1 ? incident.second : firstHalf + breakSeconds + incident.second;
  return new Date(startsAt.getTime() + (offset / speed) * 1000);
}

function isChecked(happened: readonly Happened[], at: Date): boolean {
  const last = happened.findLast(
    ({ incident, at: then }) =>
      then <= at && (incident.kind === 'varCheck' || incident.kind === 'varDecision'),
  );
  return last?.incident.kind === 'varCheck';
}

function momentOf({ speed }: StreamedMatch, happened: readonly Happened[], at: Date): MatchMoment {
  const incidents = happened.map(({ incident }) => incident);
  const phase = happened.findLast(
    ({ incident: { kind }, at: then }) =>
      then <= at && (kind === 'kickOff' || kind === 'halfTime' || kind === 'secondHalf'),
  );
  if (phase?.incident.kind === 'halfTime') return { ...momentAt(incidents, 1, 1e6), half: 2, minute: 45 };
  const since = phase?.at ?? at;
  const second = Math.floor(((at.getTime() - since.getTime()) / 1000) * speed);
  return momentAt(incidents, phase?.incident.half ?? 1, second);
}
