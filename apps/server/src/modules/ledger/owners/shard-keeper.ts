import { openLongLivedConnection, type LongLivedConnection } from '#platform/db/long-lived-connection.ts';
import { faultFields, type Logger } from '#platform/logger.ts';
import {
  keepShards,
  leaveShards,
  listenForOwners,
  type KeptShards,
  type PostingProcess,
} from './owners-store.ts';
import type { Ownership } from './ownership.ts';

export interface ShardKeeperSettings extends PostingProcess {
  readonly url: string;
  readonly logger: Logger;
}

/** So often within a lease it is renewed. */
const renewalsPerLease = 10 / 3;
/** How long after another's lease has ended it is taken over, in ms. */
const grace = 50;
/** How long a hand-over waits for the database, in ms; without it the lease ends by itself. */
const handOverWait = 1000;

const nothing: KeptShards = { epochs: new Map(), nextEndMs: undefined };

/**
 * Takes part in the dealing of shards for as long as the process lives. It looks again when it is notified, when another's lease
 * ends, and in time to renew its own. Without a database it goes on believing what it knew: the epochs tell.
 */
export class ShardKeeper implements Ownership {
  readonly #settings: ShardKeeperSettings;
  #connection: LongLivedConnection | undefined;
  #kept = nothing;
  #left = false;
  #again = false;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(settings: ShardKeeperSettings) {
    this.#settings = settings;
  }

  /** Resolves once the process has its shards. */
  static async start(settings: ShardKeeperSettings): Promise<ShardKeeper> {
    const keeper = new ShardKeeper(settings);
    keeper.#connection = await openLongLivedConnection({
      url: settings.url,
      name: 'fairway-owners',
      logger: settings.logger,
      async prepare(client) {
        client.on('notification', () => void keeper.look());
        await listenForOwners(client);
        // What was notified while the connection was away.
        void keeper.look();
      },
    });
    await keeper.look();
    return keeper;
  }

  /** Epochs by shard, of those that this process owns. */
  get epochs(): ReadonlyMap<number, number> {
    return this.#kept.epochs;
  }

  epochOf(shard: number): number | undefined {
    return this.#kept.epochs.get(shard);
  }

  doubt(): void {
    this.#kept = nothing;
    void this.look();
  }

  /** Renews the lease and reads what is owned; asked again meanwhile, it reads once more. */
  look(): Promise<void> {
    this.#again = true;
    this.#looking ??= this.#run();
    return this.#looking;
  }

  /** Owns nothing from now on, and the others are notified at once. */
  async handOver(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    this.#kept = nothing;
    clearTimeout(this.#timer);
    const patience = new Promise((resolve) => setTimeout(resolve, handOverWait).unref());
    await Promise.race([this.#leave(), patience]);
  }

  /** Hands over what it still owns and closes the connection. */
  async end(): Promise<void> {
    await this.handOver();
    await this.#connection?.end();
  }

  async #leave(): Promise<void> {
    try {
      await this.#looking;
      const client = await this.#connection?.client();
      if (client) await leaveShards(client, this.#settings.id);
    } catch (fault) {
      this.#settings.logger.warn(faultFields(fault), 'the shards were not handed over');
    }
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#left) {
      this.#again = false;
      try {
        const client = await this.#connection?.client();
        if (!client || this.#left) break;
        const kept = await keepShards(client, this.#settings);
        this.#kept = this.#left ? nothing : kept;
      } catch (fault) {
        this.#settings.logger.warn(faultFields(fault), 'the shards could not be looked up');
      }
    }
    this.#looking = undefined;
    this.#lookLater();
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (this.#left) return;
    const renewal = this.#settings.leaseMs / renewalsPerLease;
    const { nextEndMs = renewal } = this.#kept;
    this.#timer = setTimeout(() => void this.look(), Math.max(grace, Math.min(renewal, nextEndMs + grace)));
  }
}
