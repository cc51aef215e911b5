import { generate } from 'mqtt-packet';
import type { MemoryReport } from '../brokers/report.ts';
import type { RunningBroker } from '../brokers/start-broker.ts';
import { openPublisher, openSubscriber, type Subscriber } from './subscriber.ts';

const topic = 'fixtures/bench/incidents';
const text = 'x'.repeat(80);
/** Sequences of one width, so that every message has the same size. */
const firstSeq = 10_000_000;

function packetOf(index: number): Buffer {
  const message = { seq: firstSeq + index, at: '2026-08-15T12:00:00.000Z', text };
  return generate({
    cmd: 'publish',
    topic,
    payload: JSON.stringify(message),
    qos: 0,
    dup: false,
    retain: false,
  });
}

export interface Load {
  subscribers: number;
  /** Messages that are published before the first of them has been heard by all. */
  inFlight: number;
  seconds: number;
  /** One further subscriber stops reading. */
  withSlowReader?: boolean;
}

export interface LoadResult {
  deliveredPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

/** Publishes with a fixed number of messages in flight and counts what all subscribers get. */
export async function runLoad(broker: RunningBroker, load: Load): Promise<LoadResult> {
  const messageBytes = packetOf(0).length;
  const subscribers = await openAll(broker.ports.subscribers, load.subscribers, messageBytes);
  if (load.withSlowReader) {
    const slow = await openSubscriber(broker.ports.subscribers, topic, messageBytes);
    slow.socket.pause();
  }
  const publish = await openPublisher(broker.ports.publisher, broker.publishesOverWebSocket);
  const measured = await measure(subscribers, publish, load);
  for (const { socket } of subscribers) socket.destroy();
  return measured;
}

/**
 * Memory of the broker for each idle subscriber, in bytes. The first thousand also pays for what a process grows once, so
 * the second thousand is measured.
 */
export async function measureIdleMemory(broker: RunningBroker): Promise<MemoryReport> {
  const count = 1000;
  const bytes = packetOf(0).length;
  const first = await openAll(broker.ports.subscribers, count, bytes);
  const before = await broker.memory();
  const second = await openAll(broker.ports.subscribers, count, bytes);
  const after = await broker.memory();
  for (const { socket } of [...first, ...second]) socket.destroy();
  return {
    residentBytes: (after.residentBytes - before.residentBytes) / count,
    liveBytes: (after.liveBytes - before.liveBytes) / count,
  };
}

async function openAll(port: number, count: number, messageBytes: number): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = [];
  while (subscribers.length < count) {
    const batch = Array.from({ length: Math.min(50, count - subscribers.length) }, () =>
      openSubscriber(port, topic, messageBytes),
    );
    subscribers.push(...(await Promise.all(batch)));
  }
  return subscribers;
}

function measure(
  subscribers: readonly Subscriber[],
  publish: (packet: Buffer) => void,
  { inFlight, seconds }: Load,
): Promise<LoadResult> {
  const warmUp = 500;
  const sentAt: number[] = [];
  const latencies: number[] = [];
  let delivered = 0;
  let deliveredBefore = 0;
  let measuring = false;
  let running = true;
  const send = (): void => {
    while (running && delivered >= (sentAt.length - inFlight + 1) * subscribers.length) {
      sentAt.push(performance.now());
      publish(packetOf(sentAt.length - 1));
    }
  };
  // Time is read for one subscriber in twenty: reading it for all would measure the load.
  const sampled = Math.max(1, Math.floor(subscribers.length / 20));
  for (const [index, subscriber] of subscribers.entries()) {
    let last = 0;
    subscriber.onHeard = (heard) => {
      delivered += heard - last;
      if (measuring && index % sampled === 0) {
        const now = performance.now();
        for (let message = last; message < heard; message += 1)
          latencies.push(now - (sentAt[message] ?? now));
      }
      last = heard;
      send();
    };
  }
  send();
  return new Promise((resolve) => {
    setTimeout(() => {
      measuring = true;
      deliveredBefore = delivered;
      const start = performance.now();
      setTimeout(() => {
        running = false;
        const elapsed = (performance.now() - start) / 1000;
        latencies.sort((a, b) => a - b);
        const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
        resolve({
          deliveredPerSecond: (delivered - deliveredBefore) / elapsed,
          p50Milliseconds: at(0.5),
          p99Milliseconds: at(0.99),
        });
      }, seconds * 1000);
    }, warmUp);
  });
}
