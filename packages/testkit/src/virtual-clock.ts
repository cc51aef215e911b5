/** A stopped clock until a test moves it. It has the shape of the server's Clock. */
export interface VirtualClock {
  now(): Date;
  /** Moves by a span, e.g. `{ hours: 24 }`; a negative span goes back. */
  advance(span: Span): void;
  /** Sets the instant. */
  set(instant: Date | string): void;
}

export interface Span {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
  readonly milliseconds?: number;
}

/**
 * A virtual clock that starts at `start` (an ISO instant with its zone). `follow` is called with the first instant and
 * each one it is moved to: the clock of a test's database follows it so.
 */
export function createVirtualClock(
  start: Date | string = '2026-08-15T12:00:00.000Z',
  follow: (instant: Date) => void = () => {},
): VirtualClock {
  let present = instantOf(start);
  follow(new Date(present));
  return {
    now: () => new Date(present),
    advance: (span) => {
      present += milliseconds(span);
      follow(new Date(present));
    },
    set: (instant) => {
      present = instantOf(instant);
      follow(new Date(present));
    },
  };
}

function instantOf(instant: Date | string): number {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new Error(`Not an instant: ${String(instant)}`);
  return time;
}

function milliseconds({
  days = 0,
  hours = 0,
  minutes = 0,
  seconds = 0,
  milliseconds: rest = 0,
}: Span): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + rest;
}
