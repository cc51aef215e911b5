import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { announceCorrection, announceRound } from './announce-round.ts';
import { writeRound, type RoundRow } from './rounds-store.ts';

/** Adds to a locked round, and closes it where asked, which is announced once; so is each change after that. Minor units. */
export async function changeRound(
  tx: Tx,
  app: Platform,
  round: RoundRow,
  change: { readonly staked?: bigint; readonly returned?: bigint; readonly closes?: boolean },
): Promise<void> {
  const { staked = 0n, returned = 0n, closes = false } = change;
  const wasClosed = round.closed_at !== null;
  const after: RoundRow = {
    ...round,
    staked: round.staked + staked,
    returned: round.returned + returned,
    closed_at: round.closed_at ?? (closes ? app.clock.now() : null),
  };
  if (wasClosed && staked === 0n && returned === 0n) return;
  await writeRound(tx, after);
  if (wasClosed) await announceCorrection(tx, app, round, after);
  else if (closes) await announceRound(tx, app, after);
}
