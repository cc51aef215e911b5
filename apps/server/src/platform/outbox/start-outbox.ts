import { openLongLivedConnection } from '../db/long-lived-connection.ts';
import { faultFields } from '../logger.ts';
import type { Publisher } from '../mqtt/publisher.ts';
import type { Platform } from '../platform.ts';
import { dispatchEvents } from './dispatch-events.ts';
import { dispatchPushes } from './dispatch-pushes.ts';
import { hangBell } from './bell.ts';
import { waitingKinds } from './outbox-store.ts';
import type { AnySubscriber } from './subscriber.ts';

export interface Outbox {
  /** Ends the running round and stops; what waits stays in the database. */
  stop(): Promise<void>;
}

export interface OutboxSettings {
  /** Given: this process turns events into jobs. */
  subscribers?: readonly AnySubscriber[];
  /** Given: this process publishes pushes; it must be the one whose broker has the listeners. */
  publisher?: Publisher;
  /** Between two looks when nobody rings: a ring is lost while the connection is down. */
  pollMilliseconds?: number;
  url?: string;
}

/**
 * Empties the outbox whenever a transaction that wrote into it commits: woken by the process itself if it wrote, by other
 * processes (LISTEN, on a connection of its own that is opened again when lost) and by a timer. Resolves when it listens.
 */
export async function startOutbox(
  app: Platform,
  { subscribers, publisher, pollMilliseconds = 1000, url = app.config.databases.app }: OutboxSettings,
): Promise<Outbox> {
  const delivered = app.metrics.counter('outbox_delivered_total', 'Rows taken out of the outbox', ['kind']);
  const untilEmpty = async (
    kind: string,
    round: () => Promise<{ taken: number; more: boolean }>,
  ): Promise<void> => {
    for (;;) {
      const { taken, more } = await round();
      delivered.inc({ kind }, taken);
      if (!more) return;
    }
  };
  const drain = async (): Promise<void> => {
    const waiting = await waitingKinds(app.db);
    if (subscribers && waiting.event) await untilEmpty('event', () => dispatchEvents(app, subscribers));
    if (publisher && waiting.push) await untilEmpty('push', () => dispatchPushes(app, publisher));
  };
  const bell = createBell(app, drain);
  const ear = await openLongLivedConnection({
    url,
    logger: app.logger,
    name: 'fairway-outbox',
    async prepare(client) {
      client.on('notification', () => bell.ring());
      await client.query('listen outbox');
      bell.ring();
    },
  });
  const takeDown = subscribers && publisher ? hangBell(app.db, () => bell.ring()) : undefined;
  const timer = setInterval(() => bell.ring(), pollMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      takeDown?.();
      await ear.end();
      await bell.quiet();
    },
  };
}

/** Rings while a round is running lead to one more round. */
function createBell(app: Platform, round: () => Promise<void>) {
  let again = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  const loop = async (): Promise<void> => {
    do {
      again = false;
      await round().catch((fault: unknown) => app.logger.warn(faultFields(fault), 'outbox round failed'));
    } while (again && !stopped);
    running = undefined;
  };
  return {
    ring(): void {
      again = true;
      if (!stopped) running ??= loop();
    },
    async quiet(): Promise<void> {
      stopped = true;
      await running;
    },
  };
}
