import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import type { Ownership } from './ownership.ts';
import { ShardKeeper } from './shard-keeper.ts';

/** What a process owns, from its start to its end. */
class ProcessShards implements Ownership {
  /** `alone`: before the start, and in commands; nobody is asked, as if there were no other process. */
  #owns: ShardKeeper | 'nothing' | 'alone' = 'alone';

  take(owns: ShardKeeper | 'nothing'): void {
    this.#owns = owns;
  }

  get epochs(): ReadonlyMap<number, number> {
    return this.#owns instanceof ShardKeeper ? this.#owns.epochs : new Map();
  }

  epochOf(shard: number): number | undefined {
    if (this.#owns === 'alone') return 0;
    return this.#owns === 'nothing' ? undefined : this.#owns.epochOf(shard);
  }

  doubt(): void {
    if (this.#owns instanceof ShardKeeper) this.#owns.doubt();
  }
}

const shardsOf = onePer<Platform, ProcessShards>(() => new ProcessShards());

/** What the process's lane asks before it trusts its memory. */
export function ownershipOf(app: Platform): Ownership {
  return shardsOf(app);
}

export interface TakenShards {
  /** For the beginning of the end: others own its shards within a second, and what it still posts is read first. */
  handOver(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Takes part in the dealing of shards where the process answers calls: it is they that gain by a memory. A worker settles many
 * members at once, each seldom, and a proxy sends it nobody: it owns nothing and reads first.
 */
export async function takeShards(app: Platform): Promise<TakenShards> {
  const { role, databases, shards } = app.config;
  const own = shardsOf(app);
  if (role !== 'all' && role !== 'api') {
    own.take('nothing');
    return { handOver: async () => {}, end: async () => {} };
  }
  const keeper = await ShardKeeper.start({
    ...shards,
    id: app.ids.uuid(),
    url: databases.app,
    logger: app.logger,
  });
  own.take(keeper);
  const owned = app.metrics.gauge(
    'ledger_shards_owned',
    'Shards whose postings this process decides from memory',
  );
  const epoch = app.metrics.gauge('ledger_shard_epoch', 'How often an owned shard has changed hands', [
    'shard',
  ]);
  app.metrics.beforeReading(() => {
    owned.set(own.epochs.size);
    epoch.reset();
    for (const [shard, number] of own.epochs) epoch.set({ shard: shard.toString(16) }, number);
  });
  return { handOver: () => keeper.handOver(), end: () => keeper.end() };
}
