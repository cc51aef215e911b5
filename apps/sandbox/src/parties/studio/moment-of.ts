import type { Incident } from '@fairway/betting';
import type { Clock } from '../../platform/clock.ts';
import type { Stream } from '../odds-feed/match-streams.ts';
import type { ShownMoment } from './page/room-show.ts';

interface Sides {
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
}

/** How a covered match is at this moment, as the picture shows it; null for a match that the feed does not cover. */
export type MomentOf = (feedMatch: string, sides: Sides) => ShownMoment | null;

const half = 2700;

export function createMomentOf(clock: Clock, streamOf: (matchId: string) => Stream | undefined): MomentOf {
  return (feedMatch, sides) => {
    const stream = streamOf(feedMatch);
    if (!stream) return null;
    const now = clock.now();
    const passed = stream.items.flatMap((item) => (item.kind === 'incident' && item.at <= now ? [item] : []));
    const phase = passed.findLast(({ incident: { kind } }) => phases.has(kind));
    const last = passed.at(-1);
    const shown = passed.findLast(({ incident: { kind } }) => kind in labels);
    const score = last?.incident.score ?? { home: 0, away: 0 };
    return {
      playSeconds: phase ? secondsIn(phase, now, stream.speed) : 0,
      home: score.home,
      away: score.away,
      last: shown ? textOf(shown.incident, sides) : '',
      happened: passed.filter(({ incident: { kind } }) => loud.has(kind)).length,
    };
  };
}

const phases: ReadonlySet<string> = new Set(['kickOff', 'halfTime', 'secondHalf', 'fullTime']);
const loud: ReadonlySet<string> = new Set(['goal', 'redCard', 'halfTime', 'fullTime', 'kickOff']);

/** What the picture names, in words; a dangerous attack is seen and not written. */
const labels: Readonly<Partial<Record<Incident['kind'], string>>> = {
  kickOff: '比赛开始',
  halfTime: '中场休息',
  secondHalf: '下半场开始',
  fullTime: '全场结束',
  goal: '进球',
  yellowCard: '黄牌',
  redCard: '红牌',
  corner: '角球',
  varCheck: '视频助理裁判介入',
};

function textOf(incident: Incident, { home, away }: Sides): string {
  const text = labels[incident.kind] ?? '';
  if (!('side' in incident)) return text;
  return `${text} ${incident.side === 'home' ? home.name : away.name}`;
}

/** Stops with the half. */
function secondsIn({ at, incident }: { at: Date; incident: Incident }, now: Date, speed: number): number {
  const run = Math.floor(((now.getTime() - at.getTime()) / 1000) * speed);
  if (incident.kind === 'kickOff') return run;
  if (incident.kind === 'secondHalf') return half + run;
  return incident.kind === 'halfTime' ? half : 2 * half;
}
