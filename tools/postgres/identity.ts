import { spawnSync } from 'node:child_process';

/**
 * Under which user PostgreSQL runs. It refuses to run as root, so root either puts on another user id inside a user
 * namespace (files stay root's, any folder works) or, where namespaces are closed, becomes that user for real.
 */
export type Identity = 'direct' | 'namespace' | 'setuid';

/** The user and group id "nobody". */
export const nobody = 65534;

const namespacePrefix = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`];

let chosen: Identity | undefined;

/** Probes once and remembers. `FAIRWAY_POSTGRES_IDENTITY` forces a choice. */
export function chooseIdentity(): Identity {
  chosen ??= probe();
  return chosen;
}

function probe(): Identity {
  const forced = process.env['FAIRWAY_POSTGRES_IDENTITY'];
  if (forced === 'direct' || forced === 'namespace' || forced === 'setuid') return forced;
  if (process.getuid?.() !== 0) return 'direct';
  const [program = '', ...rest] = namespacePrefix;
  // A missing program has status null, so only a plain 0 counts.
  return spawnSync(program, [...rest, 'true'], { stdio: 'ignore' }).status === 0 ? 'namespace' : 'setuid';
}

/** How to spawn a program under an identity. */
export function spawnUnder(
  identity: Identity,
  program: string,
  arguments_: readonly string[],
): { command: string; arguments: string[]; user: { uid?: number; gid?: number } } {
  if (identity === 'namespace') {
    const [command = '', ...prefix] = namespacePrefix;
    return { command, arguments: [...prefix, program, ...arguments_], user: {} };
  }
  const user = identity === 'setuid' ? { uid: nobody, gid: nobody } : {};
  return { command: program, arguments: [...arguments_], user };
}
