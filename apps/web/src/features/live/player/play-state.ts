import { playCloseCodes } from '@fairway/contract/media/play-messages.ts';

/** `waiting`: every line failed, and the next round begins after a pause. The last three come back only by the viewer's press. */
export type PlayPhase =
  | 'connecting'
  | 'playing'
  | 'buffering'
  | 'away'
  | 'waiting'
  | 'ended'
  | 'takenDown'
  | 'refused';

export interface PlayState {
  readonly phase: PlayPhase;
  /** All errors of this play; the domain is this modulo the list (specification section 9). */
  readonly errors: number;
  /** Errors since the last picture: a full round of them without one is followed by a pause. */
  readonly failures: number;
  /** Grows with each connection to open. */
  readonly attempt: number;
  /** Milliseconds before that connection is opened. */
  readonly pauseMs: number;
}

export const firstPlayState: PlayState = {
  phase: 'connecting',
  errors: 0,
  failures: 0,
  attempt: 1,
  pauseMs: 0,
};

export type PlayEvent =
  /** The picture moves, for the first time or again. */
  | { readonly kind: 'picture' }
  /** It has just stopped; a fault follows if it stays so. */
  | { readonly kind: 'stall' }
  /** No connection, no picture in time, a long stall, a server's fault. */
  | { readonly kind: 'fault' }
  | { readonly kind: 'closed'; readonly code: number }
  | { readonly kind: 'away' | 'back' }
  /** The server gives no address to this viewer. */
  | { readonly kind: 'refused' }
  /** The viewer asks again, or chose other tracks. */
  | { readonly kind: 'again' };

const longestPauseMs = 30_000;

/** What follows an event; `lines` is the number of domains. */
export function nextPlayState(state: PlayState, event: PlayEvent, lines: number): PlayState {
  if (isOver(state.phase) && event.kind !== 'again') return state;
  switch (event.kind) {
    case 'picture':
      return { ...state, phase: 'playing', failures: 0 };
    case 'stall':
      return state.phase === 'playing' ? { ...state, phase: 'buffering' } : state;
    case 'away':
      return { ...state, phase: 'away' };
    case 'back':
      return state.phase === 'away' ? { ...state, phase: 'buffering' } : state;
    case 'refused':
      return { ...state, phase: 'refused' };
    case 'again':
      return connectAgain({ ...state, failures: 0 });
    case 'fault':
      return failed(state, lines);
    case 'closed':
      return closed(state, event.code, lines);
  }
}

/** True where nothing is tried any more by itself. */
export function isOver(phase: PlayPhase): boolean {
  return phase === 'ended' || phase === 'takenDown' || phase === 'refused';
}

function closed(state: PlayState, code: number, lines: number): PlayState {
  // An address that has expired is no fault of the line.
  if (code === playCloseCodes.expired) return connectAgain(state);
  if (code === playCloseCodes.ended) return { ...state, phase: 'ended' };
  if (code === playCloseCodes.takenDown) return { ...state, phase: 'takenDown' };
  if (code === playCloseCodes.refused) return { ...state, phase: 'refused' };
  return failed(state, lines);
}

/** The next line at once; after a full round without a picture 2, 4, 8 … 30 s later (design: failover). */
function failed(state: PlayState, lines: number): PlayState {
  const failures = state.failures + 1;
  const rounds = lines > 0 && failures % lines === 0 ? failures / lines : 0;
  const pauseMs = rounds === 0 ? 0 : Math.min(1000 * 2 ** rounds, longestPauseMs);
  return {
    phase: pauseMs === 0 ? 'connecting' : 'waiting',
    errors: state.errors + 1,
    failures,
    attempt: state.attempt + 1,
    pauseMs,
  };
}

function connectAgain(state: PlayState): PlayState {
  return { ...state, phase: 'connecting', attempt: state.attempt + 1, pauseMs: 0 };
}
