import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** So long the links of a broadcast can be had (decision 0120). */
const keptMs = 7 * 24 * 60 * 60_000;

/** Removes the folders of broadcasts that have recorded nothing for seven days: `<folder>/<room>/<broadcast>`. */
export function removeOldBroadcasts(folder: string, now: number): void {
  for (const room of foldersIn(folder)) {
    const broadcasts = foldersIn(room);
    const old = broadcasts.filter((one) => lastChange(one) + keptMs <= now);
    for (const one of old) rmSync(one, { recursive: true, force: true });
    if (old.length === broadcasts.length) rmSync(room, { recursive: true, force: true });
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

/** Of the index, or of the folder where there is none yet. */
function lastChange(broadcast: string): number {
  const index = statSync(join(broadcast, 'index.jsonl'), { throwIfNoEntry: false });
  return (index ?? statSync(broadcast)).mtimeMs;
}
