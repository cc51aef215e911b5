import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { defineMemory } from './define-memory.ts';
import type { Memory } from './memory.ts';
import { onePer } from './one-per.ts';

/** What a memory holds of a key, or read now: however many ask at once, it is read once. A fault is not remembered. */
export function readThrough<Key, Value>(
  memory: Memory<Key, Promise<Value>>,
  key: Key,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = memory.get(key);
  if (known) return known;
  const reading = read();
  memory.set(key, reading);
  reading.catch(() => memory.get(key) === reading && memory.forget(key));
  return reading;
}

export interface RememberedSettings {
  /** As the figures name it. */
  name: string;
  /** How long what was read is believed, in ms; without it for good. */
  believedMs?: number;
}

export interface Remembered<App, Value> {
  /** From memory, or read: however many ask at once, it is read once. A fault is not remembered. */
  read(app: App): Promise<Value>;
  /** After a change in this process: the next reader reads it. */
  forget(app: App): void;
}

/**
 * One thing that is read from the database and believed for a while, e.g. the settings that count now. `read` is given what was last read, so that it can
 * ask only whether it has changed.
 */
export function defineRemembered<App extends { clock: Clock; metrics: Metrics }, Value>(
  settings: RememberedSettings,
  read: (app: App, last: Value | undefined) => Promise<Value>,
): Remembered<App, Value> {
  const memoryOf = defineMemory<'it', Promise<Value>>({ ...settings, most: 1 });
  const lastOf = onePer<App, { value: Value | undefined }>(() => ({ value: undefined }));
  return {
    read(app) {
      const last = lastOf(app);
      return readThrough(memoryOf(app), 'it', async () => (last.value = await read(app, last.value)));
    },
    forget: (app) => memoryOf(app).forget('it'),
  };
}
