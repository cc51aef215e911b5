import { ringOutbox } from '#platform/outbox/bell.ts';
import type { Platform } from '#platform/platform.ts';
import { openLane, type PostingLane } from './open-lane.ts';

const lanes = new WeakMap<Platform, PostingLane>();

/** The process's lane, opened at its first use. */
export function laneOf(app: Platform): PostingLane {
  const known = lanes.get(app);
  if (known) return known;
  const lane = openLane({
    url: app.config.databases.app,
    name: `fairway-${app.config.role}-lane`,
    written: () => ringOutbox(app.db),
  });
  lanes.set(app, lane);
  return lane;
}

/** Writes what the lane has queued up and closes it; for the end of the process, after the last call was answered. */
export async function closeLane(app: Platform): Promise<void> {
  const lane = lanes.get(app);
  lanes.delete(app);
  await lane?.close();
}
