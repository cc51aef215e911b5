import { addSeconds } from '#platform/clock.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';

/** A relay that was wrong is left alone for a minute, and says so in one line of the log a minute. */
const restSeconds = 60;
/** What it says of its chain is asked again after ten minutes. */
const knownSeconds = 600;

interface RelayNotes {
  restsUntil?: Date;
  agreedUntil?: Date;
}

const notes = onePer<Platform, Map<string, RelayNotes>>(() => new Map());

function notesOf(app: Platform, relay: string): RelayNotes {
  const known = notes(app).get(relay) ?? {};
  notes(app).set(relay, known);
  return known;
}

/** Whether the relay was wrong a moment ago. */
export function isResting(app: Platform, relay: string): boolean {
  const { restsUntil } = notesOf(app, relay);
  return restsUntil !== undefined && app.clock.now() < restsUntil;
}

export function layToRest(app: Platform, relay: string): void {
  notesOf(app, relay).restsUntil = addSeconds(app.clock.now(), restSeconds);
}

/** Whether the relay has lately said that it serves the chain that is configured. */
export function hasAgreed(app: Platform, relay: string): boolean {
  const { agreedUntil } = notesOf(app, relay);
  return agreedUntil !== undefined && app.clock.now() < agreedUntil;
}

export function noteAgreed(app: Platform, relay: string): void {
  notesOf(app, relay).agreedUntil = addSeconds(app.clock.now(), knownSeconds);
}
