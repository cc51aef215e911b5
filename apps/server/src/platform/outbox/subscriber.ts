import type { AnyJob, Job } from '../jobs/define-job.ts';
import type { Platform } from '../platform.ts';
import type { EventMap, EventName } from './event-map.ts';

/** An event as its subscribers get it. */
export interface DeliveredEvent<Payload> {
  /** The same at each delivery of this event, different for any other: remember it where a second run would count. */
  id: string;
  payload: Payload;
  /** ISO instant of the emission. */
  at: string;
}

/** A reaction to an event: a job of its own, so each subscriber is tried again by itself. */
export interface Subscriber<Payload> extends Job<DeliveredEvent<Payload>> {
  readonly event: string;
}

export type AnySubscriber = AnyJob & { readonly event: string };

/**
 * Declares a reaction to an event. `name` is `module.verb-noun` and names the job; it runs at least once an event, in no
 * promised order, after the event's transaction has committed.
 */
export function defineSubscriber<Name extends EventName>(declared: {
  event: Name;
  name: string;
  run(app: Platform, payload: EventMap[Name], event: { id: string; at: string }): Promise<void>;
}): Subscriber<EventMap[Name]> {
  return {
    event: declared.event,
    name: declared.name,
    run: (app, { id, at, payload }) => declared.run(app, payload, { id, at }),
  };
}
