import type { Platform } from '#platform/platform.ts';
import { drawRoundJob } from './draw-round.job.ts';
import { selectRound, type DrawnRound, type RoundKey } from './rounds-store.ts';

/**
 * A round that is past, fetched and verified now where it is not kept yet: for draws of the past, which nobody waits for. Undefined where no relay has
 * it. A round to come is asked for with `requireRound`.
 */
export async function bringRound(app: Platform, { chain, round }: RoundKey): Promise<DrawnRound | undefined> {
  await drawRoundJob.run(app, { chain, round });
  return selectRound(app.db, { chain, round });
}
