import { ringOutbox } from '#platform/outbox/bell.ts';
import type { Platform } from '#platform/platform.ts';
import { ownershipOf } from '../owners/process-shards.ts';
import { openLane, type LaneFigures, type PostingLane } from './open-lane.ts';

const lanes = new WeakMap<Platform, PostingLane>();

/** The process's lane, opened at its first use. */
export function laneOf(app: Platform): PostingLane {
  const known = lanes.get(app);
  if (known) return known;
  const lane = openLane({
    url: app.config.databases.app,
    name: `fairway-${app.config.role}-lane`,
    ownership: ownershipOf(app),
    written: () => ringOutbox(app.db),
  });
  lanes.set(app, lane);
  showFigures(app, lane);
  return lane;
}

/** Writes what the lane has queued up and closes it; for the end of the process, after the last call was answered. */
export async function closeLane(app: Platform): Promise<void> {
  const lane = lanes.get(app);
  lanes.delete(app);
  await lane?.close();
}

function showFigures({ metrics }: Platform, lane: PostingLane): void {
  const postings = metrics.counter(
    'ledger_postings_total',
    'Requests to the lane: for shards that the process owns, and for others, whose accounts are read first',
    ['shards'],
  );
  let shown: LaneFigures = { owned: 0, others: 0 };
  metrics.beforeReading(() => {
    const now = lane.figures();
    postings.inc({ shards: 'owned' }, now.owned - shown.owned);
    postings.inc({ shards: 'others' }, now.others - shown.others);
    shown = now;
  });
}
