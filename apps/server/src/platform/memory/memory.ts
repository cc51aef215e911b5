import type { Clock } from '../clock.ts';

export interface MemorySettings {
  /** As the figures name it: `<module>.<what>`, e.g. `members.sessions`. */
  name: string;
  /** Entries at most; the one that was written first is forgotten for the next. */
  most: number;
  /** How long an entry is believed, in ms; without it until it is forgotten. */
  believedMs?: number;
}

export interface MemoryFigures {
  readonly name: string;
  readonly entries: number;
  readonly hits: number;
  readonly misses: number;
  /** Entries that were forgotten because there was no room. */
  readonly evicted: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * What a process remembers so as not to ask again: bounded, and believed for a while by the clock it is given. It decides nothing;
 * rights, limits and money are the database's to judge.
 */
export class Memory<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>();
  readonly #settings: MemorySettings;
  readonly #clock: Clock | undefined;
  #hits = 0;
  #misses = 0;
  #evicted = 0;

  /** Without a clock entries have no time. Throws RangeError where one is missing. */
  constructor(settings: MemorySettings, clock?: Clock) {
    if (settings.believedMs !== undefined && !clock) throw new RangeError(`${settings.name} needs a clock`);
    this.#settings = settings;
    this.#clock = clock;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.until > this.#now()) {
      this.#hits += 1;
      return entry.value;
    }
    this.#misses += 1;
    if (entry) this.#entries.delete(key);
    return undefined;
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  /** `believedMs`: another time than the memory's own. */
  set(key: Key, value: Value, believedMs = this.#settings.believedMs): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#settings.most) this.#forgetFirst();
    const until = believedMs === undefined ? Number.POSITIVE_INFINITY : this.#now() + believedMs;
    this.#entries.set(key, { value, until });
  }

  forget(key: Key): void {
    this.#entries.delete(key);
  }

  forgetWhere(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#entries.clear();
  }

  figures(): MemoryFigures {
    return {
      name: this.#settings.name,
      entries: this.#entries.size,
      hits: this.#hits,
      misses: this.#misses,
      evicted: this.#evicted,
    };
  }

  #now(): number {
    return this.#settings.believedMs === undefined ? 0 : (this.#clock?.now().getTime() ?? 0);
  }

  #forgetFirst(): void {
    const first = this.#entries.keys().next();
    if (first.done) return;
    this.#entries.delete(first.value);
    this.#evicted += 1;
  }
}
