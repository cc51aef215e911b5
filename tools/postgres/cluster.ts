import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { nobody, spawnUnder } from './identity.ts';
import type { Identity } from './identity.ts';

/** The one superuser of an embedded cluster; the product itself never logs in with it. */
export const superuser = 'fairway_superuser';

/** True when the folder already holds a cluster. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/**
 * Creates a cluster: checksums on, UTF-8, C locale, passwords by SCRAM. It appears under its name only when complete,
 * so that a start killed in the middle leaves nothing that looks like a database.
 */
export function createCluster(cluster: {
  readonly native: string;
  readonly identity: Identity;
  readonly folder: string;
  readonly password: string;
  readonly sync: boolean;
}): void {
  const { native, identity, folder, password, sync } = cluster;
  const passwordFile = `${folder}.password`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity === 'setuid') for (const path of [folder, passwordFile]) chownSync(path, nobody, nobody);
  const {
    command,
    arguments: arguments_,
    user,
  } = spawnUnder(identity, join(native, 'bin', 'initdb'), [
    '-D',
    folder,
    '--auth=scram-sha-256',
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ]);
  const result = spawnSync(command, arguments_, { encoding: 'utf8', cwd: dirname(native), ...user });
  rmSync(passwordFile, { force: true });
  if (result.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  const reason = `${result.stderr ?? ''}${result.error?.message ?? ''}`.trim();
  throw new PlainError(
    `无法在 ${folder} 建立数据库。\nThe database could not be created in ${folder}: ${reason}`,
  );
}
