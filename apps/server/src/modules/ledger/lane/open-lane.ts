import { Lane, type LaneSettings } from './lane.ts';
import type { LaneRequest } from './lane-request.ts';

export interface LanesSettings extends LaneSettings {
  /** Lanes side by side, each with its own connection and its own share of the shards; 2 without it. */
  readonly lanes?: number;
}

/** Where operations that happen often post: see `Lane.post`. */
export interface PostingLane {
  post<Answer>(request: LaneRequest<Answer>): Promise<Answer>;
  /** Writes what has queued up, then closes the connections. */
  close(): Promise<void>;
}

/**
 * Lanes side by side: while one waits for its commit to reach the disk, another is being written. A shard belongs to one lane,
 * so two lanes of a process never touch the same account. Connections are opened at the first posting.
 */
export function openLane({ lanes = 2, ...settings }: LanesSettings): PostingLane {
  const all = Array.from({ length: lanes }, () => new Lane(settings));
  return {
    post(request) {
      const shard = request.transfers[0]?.legs[0]?.account.shard ?? 0;
      const lane = all[shard % lanes];
      if (!lane) throw new RangeError(`no lane for shard ${shard}`);
      return lane.post(request);
    },
    async close() {
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}
