import { ShardLost, type Ownership } from '../owners/ownership.ts';
import { Lane, type LaneSettings } from './lane.ts';
import { shardOf, type LaneRequest } from './lane-request.ts';

export interface LanesSettings extends Omit<LaneSettings, 'readsFirst'> {
  /** Lanes side by side, each with its own connection and its own share of the shards; 2 without it. */
  readonly lanes?: number;
}

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
 * Lanes side by side: while one waits for its commit to reach the disk, another is being written. A shard belongs to one lane,
 * so two lanes of a process never touch the same account. What lies in shards of other processes goes by lanes that
 * read first. Connections are opened at the first posting.
 */
export function openLane({ lanes = 2, ...settings }: LanesSettings): PostingLane {
  const { ownership, name } = settings;
  const owned = lanesOf(lanes, settings);
  // They trust no memory, so it does not matter to them who owns a shard.
  const reading = ownership
    ? lanesOf(lanes, {
        ...settings,
        name: `${name}-reading`,
        ownership: undefined,
        readsFirst: true,
        memory: readingMemory,
      })
    : [];
  const all = [...owned, ...reading];
  const figures = { owned: 0, read: 0 };
  const laneFor = (among: readonly Lane[], shard: number): Lane => {
    const lane = among[shard % lanes];
    if (!lane) throw new RangeError(`no lane of ${name} for shard ${shard}`);
    return lane;
  };

  return {
    post(request) {
      const shard = shardOf(request) ?? 0;
      const read = () => {
        figures.read += 1;
        return laneFor(reading, shard).post(request);
      };
      if (ownership && ownership.epochOf(shard) === undefined) return read();
      figures.owned += 1;
      const posted = laneFor(owned, shard).post(request);
      return ownership ? posted.catch(whereLost(ownership, read)) : posted;
    },
    figures: () => ({ ...figures }),
    async close() {
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}

function lanesOf(count: number, settings: LaneSettings): Lane[] {
  return Array.from({ length: count }, () => new Lane(settings));
}

/** The shard was lost while the request waited: it is booked by reading first. */
function whereLost<Answer>(ownership: Ownership, read: () => Promise<Answer>) {
  return (fault: unknown): Promise<Answer> => {
    if (!(fault instanceof ShardLost)) throw fault;
    if (fault.refused) ownership.doubt();
    return read();
  };
}
