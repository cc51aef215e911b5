import type { Incident } from '@fairway/betting';
import { addSeconds } from '#platform/clock.ts';
import type { FixtureRow } from '../tables.ts';
import type { LiveState } from './feed-store.ts';

/** Seconds without bets after a goal or a card, so that the price is the new one before anybody bets. */
const holdSeconds = { goal: 4, redCard: 4, varDecision: 3, kickOff: 0, secondHalf: 0 } as const;
/** A check holds until its decision; should that never come, until the end of the match. */
const checkHours = 24;

/** The live state of a fixture after an incident. */
export function nextState(fixture: FixtureRow, incident: Incident, happened: Date, now: Date): LiveState {
  const { score } = incident;
  const state: LiveState = {
    status: fixture.status,
    home_goals: score.home,
    away_goals: score.away,
    half_home: fixture.half_home,
    half_away: fixture.half_away,
    feed_sequence: Math.max(fixture.feed_sequence, incident.sequence),
    half: incident.half,
    half_started_at: fixture.half_started_at,
    play_stopped: fixture.play_stopped,
    held_until: holdAfter(fixture, incident, heldFrom(happened, now)),
  };
  switch (incident.kind) {
    case 'kickOff':
      return { ...state, status: 'firstHalf', half_started_at: happened, play_stopped: false };
    case 'halfTime':
      return {
        ...state,
        status: 'halfTime',
        half_home: score.home,
        half_away: score.away,
        play_stopped: true,
      };
    case 'secondHalf':
      return { ...state, status: 'secondHalf', half_started_at: happened, play_stopped: false };
    default:
      return state;
  }
}

/** A hold counts from now; for what happened long ago (a match that is caught up with) from then. */
function heldFrom(happened: Date, now: Date): Date {
  return now.getTime() - happened.getTime() > 30_000 ? happened : now;
}

function holdAfter(fixture: FixtureRow, incident: Incident, now: Date): Date | null {
  if (incident.kind === 'varCheck') return addSeconds(now, checkHours * 3600);
  const underCheck = fixture.held_until !== null && fixture.held_until > addSeconds(now, 3600);
  if (incident.kind === 'varDecision') return addSeconds(now, holdSeconds.varDecision);
  if (underCheck) return fixture.held_until;
  if (incident.kind === 'goal' || incident.kind === 'redCard') return addSeconds(now, holdSeconds.goal);
  return fixture.held_until;
}

/** Whether an incident stops betting: what was seen before it must not be bet on after it. */
export function stopsBetting({ kind }: Incident): boolean {
  return kind === 'goal' || kind === 'redCard' || kind === 'varCheck' || kind === 'fullTime';
}
