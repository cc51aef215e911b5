import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { pause } from './testing/merchant.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Listening {
  url: string;
  chainRpcUrl: string | null;
  pid: number;
}

function environment(over: Record<string, string>): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    SANDBOX_PORT: '0',
    CHAIN_PORT: '0',
    DATA_DIR: folder,
    ...over,
  };
}

function launch(command: string, args: string[], over: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { env: environment(over), stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

async function listening(child: ChildProcess): Promise<Listening> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Listening;
  throw new Error('it ended without listening');
}

async function isGone(url: string | null): Promise<boolean> {
  for (let tries = 0; tries < 1000; tries += 1) {
    try {
      await fetch(String(url), { method: 'POST', signal: AbortSignal.timeout(500) });
    } catch {
      return true;
    }
    await pause(20);
  }
  return false;
}

/**
 * A free port of those that no connection is dealt meanwhile: one from 0 may be taken by another process once its owner
 * is killed.
 */
async function portToKeep(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await new Promise((resolve) => probe.close(resolve));
    return String(port);
  }
}

async function outputOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const chunks: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

describe('the process', { timeout: 60_000 }, () => {
  it('stops on SIGTERM with its chain and answers 0', async () => {
    const child = launch(process.execPath, [main]);
    const { chainRpcUrl } = await listening(child);
    const ended = outputOf(child);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, output: '' });
    expect(await isGone(chainRpcUrl)).toBe(true);
  });

  it('takes its chain along when it is killed', async () => {
    const child = launch(process.execPath, [main]);
    const { chainRpcUrl } = await listening(child);
    child.kill('SIGKILL');
    expect(await isGone(chainRpcUrl)).toBe(true);
  });

  it('starts again at once on what a killed one left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    folders.push(folder);
    const ports = { SANDBOX_PORT: await portToKeep(), CHAIN_PORT: await portToKeep() };
    const first = launch(process.execPath, [main], { DATA_DIR: folder, ...ports });
    const { url, chainRpcUrl } = await listening(first);
    await fetch(`${url}/chain/mine`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"blocks":3}',
    });
    first.kill('SIGKILL');
    const again = await listening(launch(process.execPath, [main], { DATA_DIR: folder, ...ports }));
    expect(again.chainRpcUrl).toBe(chainRpcUrl);
    expect((await fetch(`${url}/chain/info`)).status).toBe(200);
  });

  it('ends when its parent is killed', async () => {
    const starter = `
      const { spawn } = require('node:child_process');
      spawn(process.execPath, [${JSON.stringify(main)}], { stdio: 'inherit' });
      setInterval(() => undefined, 1000);`;
    const parent = launch(process.execPath, ['-e', starter]);
    const { url, chainRpcUrl } = await listening(parent);
    parent.kill('SIGKILL');
    expect(await isGone(url)).toBe(true);
    expect(await isGone(chainRpcUrl)).toBe(true);
  });
});

describe('a start that cannot be', { timeout: 60_000 }, () => {
  it('lists everything that is wrong with the environment', async () => {
    const wrong = { HOST: '0.0.0.0', SANDBOX_PORT: '99999', NODE_ENV: 'production' };
    const { code, output } = await outputOf(launch(process.execPath, [main], wrong));
    expect(code).toBe(1);
    for (const name of [
      'HOST',
      'SANDBOX_PORT',
      'PSP_SECRET',
      'VENUE_SECRET',
      'INBOX_SECRET',
      'IDENTITY_SECRET',
      'FEED_SECRET',
      'CAPTCHA_AFS_SECRET',
      'BEACON_SEED',
      'QIMING_SIGNING_KEY',
      'HUB_SIGNING_KEY',
      'CHAIN_MNEMONIC',
    ]) {
      expect(output).toContain(`${name}:`);
    }
  });

  it('says that another sandbox has the folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    folders.push(folder);
    await listening(launch(process.execPath, [main], { DATA_DIR: folder, CHAIN: 'off' }));
    const { code, output } = await outputOf(
      launch(process.execPath, [main], { DATA_DIR: folder, CHAIN: 'off' }),
    );
    expect([code, output]).toEqual([1, expect.stringContaining(`Another sandbox uses ${folder}`)]);
  });

  it('says which port is taken', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const port = String((blocker.address() as AddressInfo).port);
    for (const name of ['SANDBOX_PORT', 'CHAIN_PORT']) {
      const { code, output } = await outputOf(launch(process.execPath, [main], { [name]: port }));
      expect([code, output]).toEqual([1, expect.stringContaining(port)]);
    }
    blocker.close();
  });
});
