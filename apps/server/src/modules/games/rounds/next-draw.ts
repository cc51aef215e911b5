import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { selectNextDraws, type NextDraw } from './rounds-store.ts';

const askTogether = onePer((app: Platform) =>
  gather((memberIds: readonly string[]) => selectNextDraws(app.db, memberIds)),
);

/** The seed and nonce of the member's next round as the rows have them, read for all callers of a moment together. */
export function readNextDraw(app: Platform, memberId: string): Promise<NextDraw | undefined> {
  return askTogether(app)(memberId);
}
