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

/** A reaction to events: a job of its own, so each subscriber is tried again by itself. */
export interface Subscriber<Payload> extends Job<Payload> {
  readonly events: readonly string[];
  /** Whether all that a dispatch takes of these events are one job. */
  readonly isBatch: boolean;
}

export type AnySubscriber = AnyJob & Pick<Subscriber<never>, 'events' | 'isBatch'>;

/**
 * Declares a reaction to an event. `name` is `module.verb-noun` and names the job; it runs at least once an event, in no
 * promised order, after the event's transaction has committed.
 */
export function defineSubscriber<Name extends EventName>(declared: {
  event: Name;
  name: string;
  run(app: Platform, payload: EventMap[Name], event: { id: string; at: string }): Promise<void>;
}): Subscriber<DeliveredEvent<EventMap[Name]>> {
  return {
    events: [declared.event],
    isBatch: false,
    name: declared.name,
    run: (app, { id, at, payload }) => declared.run(app, payload, { id, at }),
  };
}

/** An event of one of several names as a batch holds it. */
export type NamedEvent<Name extends EventName> = {
  [Each in Name]: DeliveredEvent<EventMap[Each]> & { name: Each };
}[Name];

/**
 * Declares a reaction to many events at once: all events of these names that a dispatch takes, 200 at most, are one job, in the order
 * in which they were written. The job runs at least once with the same events, and again as a whole where one of them failed: `id` says
 * what a run before has counted. For what happens often and costs less together than each by itself.
 */
export function defineBatchSubscriber<Name extends EventName>(declared: {
  events: readonly Name[];
  name: string;
  run(app: Platform, events: readonly NamedEvent<Name>[]): Promise<void>;
}): Subscriber<{ events: readonly NamedEvent<Name>[] }> {
  return {
    events: declared.events,
    isBatch: true,
    name: declared.name,
    run: (app, { events }) => declared.run(app, events),
  };
}
