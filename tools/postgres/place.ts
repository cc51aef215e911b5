import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyForEveryone, reachableByEveryone } from './binaries.ts';
import { chooseIdentity } from './identity.ts';
import type { Identity } from './identity.ts';

/**
 * Where programs and cluster lie for an identity. Only the real change of user needs care: a private folder on the path
 * would shut the other user out, so programs are copied and the cluster moves below /var/lib, with a link in its usual
 * place.
 */
export function placeFor(
  identity: Identity,
  native: string,
  folder: string,
): { native: string; folder: string } {
  if (identity !== 'setuid') return { native, folder };
  const programs = reachableByEveryone(native) ? native : copyForEveryone(native);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return { native: programs, folder: readLink(folder) };
  }
  mkdirSync(dirname(folder), { recursive: true });
  if (reachableByEveryone(dirname(folder))) return { native: programs, folder };
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const moved = join('/var/lib/fairway', name);
  mkdirSync(moved, { recursive: true });
  symlinkSync(moved, folder);
  return { native: programs, folder: join(moved, 'cluster') };
}

/** The real folder of a cluster, wherever `placeFor` put it. */
export function clusterFolder(folder: string): string {
  return chooseIdentity() === 'setuid' && lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()
    ? readLink(folder)
    : folder;
}

function readLink(folder: string): string {
  return join(realpathSync(folder), 'cluster');
}
