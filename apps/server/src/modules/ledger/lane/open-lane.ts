import { ShardLost, type Ownership } from '../owners/ownership.ts';
import { Lane, type LaneSettings } from './lane.ts';
import { shardOf, type LaneRequest } from './lane-request.ts';

/** Accounts that a lane remembers which reads first: those of its batches under way, and the house's buckets. */
const readingMemory = 20_000;

/** How many requests were taken on for shards of this process, and for those of others. */
export interface LaneFigures {
  readonly owned: number;
  readonly read: number;
}

/** Where operations that happen often post: see `Lane.post`. */
export interface PostingLane {
  post<Answer>(request: LaneRequest<Answer>): Promise<Answer>;
  figures(): LaneFigures;
  /** Writes what has queued up, then closes the connections. */
  close(): Promise<void>;
}

/**
 * A process's lane: one connection, one batch after the other. A second one beside it would halve the batches, and so share their
 * fixed price among half as many, and its rows would wait for those that the first holds until it commits. What lies in
 * shards of other processes goes by a lane that reads first. Connections are opened at the first posting.
 */
export function openLane(settings: Omit<LaneSettings, 'readsFirst'>): PostingLane {
  const { ownership, name } = settings;
  const owned = new Lane(settings);
  // It trusts no memory, so it does not matter to it who owns a shard.
  const reading =
    ownership &&
    new Lane({
      ...settings,
      name: `${name}-reading`,
      ownership: undefined,
      readsFirst: true,
      memory: readingMemory,
    });
  const figures = { owned: 0, read: 0 };

  return {
    post(request) {
      if (!ownership || !reading) {
        figures.owned += 1;
        return owned.post(request);
      }
      const read = () => {
        figures.read += 1;
        return reading.post(request);
      };
      if (ownership.epochOf(shardOf(request) ?? 0) === undefined) return read();
      figures.owned += 1;
      return owned.post(request).catch(whereLost(ownership, read));
    },
    figures: () => ({ ...figures }),
    async close() {
      await Promise.all([owned.close(), reading?.close()]);
    },
  };
}

/** The shard was lost while the request waited: it is booked by reading first. */
function whereLost<Answer>(ownership: Ownership, read: () => Promise<Answer>) {
  return (fault: unknown): Promise<Answer> => {
    if (!(fault instanceof ShardLost)) throw fault;
    if (fault.refused) ownership.doubt();
    return read();
  };
}
