import { Lane, type LaneSettings } from './lane.ts';
import { shardOf, type LaneRequest } from './lane-request.ts';

/** How many requests were taken on: for shards of this process, and for those of others, whose accounts are read first. */
export interface LaneFigures {
  readonly owned: number;
  readonly others: number;
}

/** Where operations that happen often post: see `Lane.post`. */
export interface PostingLane {
  post<Answer>(request: LaneRequest<Answer>): Promise<Answer>;
  figures(): LaneFigures;
  /** Writes what has queued up, then closes the connection. */
  close(): Promise<void>;
}

/**
 * A process's lane: one connection, one batch after the other. A second one beside it would halve the batches, and so share their
 * fixed price among half as many, and its rows would wait for those that the first holds until it commits. Its connection is
 * opened at the first posting.
 */
export function openLane(settings: LaneSettings): PostingLane {
  const { ownership } = settings;
  const lane = new Lane(settings);
  const figures = { owned: 0, others: 0 };
  return {
    post(request) {
      const isOwned = !ownership || ownership.epochOf(shardOf(request) ?? 0) !== undefined;
      figures[isOwned ? 'owned' : 'others'] += 1;
      return lane.post(request);
    },
    figures: () => ({ ...figures }),
    close: () => lane.close(),
  };
}
