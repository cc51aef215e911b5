import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../processes/plain-error.ts';
import { projectRoot } from '../project.ts';
import type { Addresses } from './addresses.ts';

/** Starts the whole product on a data folder of its own and waits until it is healthy. */
export async function startOwnStack(port: number): Promise<Addresses & { stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairway-tour-'));
  const child = spawn(process.execPath, ['tools/up/up.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const site = `http://127.0.0.1:${port}`;
  while (!(await isReady(site))) {
    if (child.exitCode !== null) {
      rmSync(dataDir, { recursive: true, force: true });
      throw new PlainError('The product did not start, so there is nothing to photograph.');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { site, console: `http://127.0.0.1:${port + 1}`, dataDir, stop };
}

async function isReady(site: string): Promise<boolean> {
  return fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
