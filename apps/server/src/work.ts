import type { ModuleMount } from './modules/mount.ts';
import type { MqttBroker } from '#platform/mqtt/mqtt-broker.ts';
import { startOutbox } from '#platform/outbox/start-outbox.ts';
import { startWorker } from '#platform/jobs/start-worker.ts';
import type { Platform } from '#platform/platform.ts';

/** What a process does besides answering. */
export interface Work {
  /** Watchers first, then no further job; those under way end or are handed back. */
  stop(): Promise<void>;
}

/** Starts jobs, the outbox and the modules' watchers, as far as the process's role goes. */
export async function startWork(
  app: Platform,
  mounts: readonly ModuleMount[],
  broker: MqttBroker,
): Promise<Work> {
  const { role } = app.config;
  const works = role === 'all' || role === 'worker';
  const speaks = role === 'all' || role === 'broker';
  const subscribers = mounts.flatMap((mount) => mount.subscribers ?? []);
  const jobs = [...mounts.flatMap((mount) => mount.jobs ?? []), ...subscribers];

  const worker = works ? await startWorker(app, jobs) : undefined;
  const outbox = await startOutbox(app, {
    ...(works ? { subscribers } : {}),
    ...(speaks ? { publisher: broker.publisher } : {}),
  });
  const stops: (() => Promise<void>)[] = [];
  for (const mount of works ? mounts : []) if (mount.start) stops.push(await mount.start(app));
  for (const mount of speaks ? mounts : []) {
    const silence = mount.speak?.(app);
    if (silence) stops.push(async () => silence());
  }
  return {
    async stop() {
      for (const stop of stops.toReversed()) await stop();
      await outbox.stop();
      await worker?.stop();
    },
  };
}
