import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Party } from '#platform/adapters/conformance/play-suite.ts';

const main = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url));

/** Keys that the sandbox has of itself. */
const demoKeys = {
  PSP_SECRET: 'demo-psp-secret-not-for-production',
  VENUE_SECRET: 'demo-venue-secret-not-for-production',
  INBOX_SECRET: 'demo-inbox-secret-not-for-production',
  IDENTITY_SECRET: 'demo-identity-secret-not-for-production',
  CAPTCHA_AFS_SECRET: 'demo-captcha-afs-secret-not-for-production',
  FEED_SECRET: 'demo-feed-secret-not-for-production',
};

/** Starts the sandbox as a process of its own, over HTTP like any provider. */
export async function startSandboxParty(): Promise<{ party: Party; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-conformance-'));
  const env = {
    PATH: process.env['PATH'],
    SANDBOX_PORT: '0',
    CHAIN: 'off',
    CHAIN_PORT: '0',
    DATA_DIR: folder,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const sandboxUrl = await listening(child);
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(sandboxUrl + path, init);
    if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const headers = { 'content-type': 'application/json' };
  return {
    party: {
      environment: { given: demoKeys, sandboxUrl },
      director: {
        get: (path) => call(path, {}),
        post: (path, body) => call(path, { method: 'POST', headers, body: JSON.stringify(body) }),
      },
    },
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const line = text.split('\n').find((one) => one.includes('"listening"'));
      if (line !== undefined) resolve((JSON.parse(line) as { url: string }).url);
    });
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${text}`)));
  });
}
