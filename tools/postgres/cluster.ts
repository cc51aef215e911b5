import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { forget, guard } from '../processes/watchdog.ts';
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
export async function createCluster(cluster: {
  readonly native: string;
  readonly identity: Identity;
  readonly folder: string;
  readonly password: string;
  readonly sync: boolean;
}): Promise<void> {
  const { native, identity, folder, password, sync } = cluster;
  const staged = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity === 'setuid') for (const path of [staged, passwordFile]) chownSync(path, nobody, nobody);
  const { code, output } = await runInitdb(
    spawnUnder(identity, join(native, 'bin', 'initdb'), [
      `--pgdata=${staged}`,
      '--auth=scram-sha-256',
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ]),
  );
  rmSync(passwordFile, { force: true });
  if (code === 0) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(staged, folder);
    return;
  }
  rmSync(staged, { recursive: true, force: true });
  throw new PlainError(
    `无法在 ${folder} 建立数据库。\nThe database could not be created in ${folder}: ${output.trim()}`,
  );
}

async function runInitdb(start: ReturnType<typeof spawnUnder>): Promise<{ code: number; output: string }> {
  const child = spawn(start.command, start.arguments, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...start.user,
  });
  if (child.pid !== undefined) guard({ signal: 'TERM', target: -child.pid, seconds: 5 });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number>((resolve) => {
    child.once('close', (exit) => resolve(exit ?? 1));
    child.once('error', (error) => {
      output += error.message;
      resolve(127);
    });
  });
  if (child.pid !== undefined) forget(-child.pid);
  return { code, output };
}
