import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { onePer } from './one-per.ts';
import { Memory, type MemoryFigures, type MemorySettings } from './memory.ts';

interface Owner {
  clock: Clock;
  metrics: Metrics;
}

/** A process memory of its own for each platform, expiring by its clock and shown in its figures. */
export function defineMemory<Key, Value>(settings: MemorySettings): (app: Owner) => Memory<Key, Value> {
  return onePer((app: Owner) => {
    const memory = new Memory<Key, Value>(settings, app.clock);
    showFigures(app.metrics, () => memory.figures());
    return memory;
  });
}

/** Memories of what follows from its key alone: one for the whole process, shown in every platform's figures. */
const ofProcess: (() => MemoryFigures)[] = [];

/** A memory of a pure computation: it needs no platform and never goes stale. */
export function defineProcessMemory<Key, Value>(
  settings: Omit<MemorySettings, 'believedMs'>,
): Memory<Key, Value> {
  const memory = new Memory<Key, Value>(settings);
  ofProcess.push(() => memory.figures());
  return memory;
}

/** Shows the memories of the whole process in a platform's figures. */
export function showProcessMemories(metrics: Metrics): void {
  for (const figures of ofProcess) showFigures(metrics, figures);
}

function showFigures(metrics: Metrics, figures: () => MemoryFigures): void {
  const gauge = (what: string, help: string) => metrics.gauge(`memory_${what}`, help, ['memory']);
  const entries = gauge('entries', 'Entries that a process memory holds');
  const hits = gauge('hits', 'Questions that a process memory has answered');
  const misses = gauge('misses', 'Questions that a process memory could not answer');
  const evicted = gauge('evicted', 'Entries forgotten because a process memory was full');
  metrics.beforeReading(() => {
    const { name: memory, ...now } = figures();
    entries.set({ memory }, now.entries);
    hits.set({ memory }, now.hits);
    misses.set({ memory }, now.misses);
    evicted.set({ memory }, now.evicted);
  });
}
