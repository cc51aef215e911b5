import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seal } from '#platform/adapters/conformance/forge-http.ts';
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

/** Keys that it takes beside them, as in the middle of a change of keys. */
const nextKeys = Object.fromEntries(
  ['PSP_SECRET', 'VENUE_SECRET', 'INBOX_SECRET', 'IDENTITY_SECRET', 'FEED_SECRET'].map((env) => [
    env,
    `the-next-${env.toLowerCase()}-of-this-suite`,
  ]),
);

/** Signs a forged answer as the party would have (`apps/sandbox/README.md`, «Signing»). Captcha services sign none. */
const seal: Seal = ({ headers }, body, by) => {
  const name = Object.keys(headers).find((one) => /^x-\w+-signature$/.test(one));
  if (name === undefined) return undefined;
  const prefix = name.slice(0, -'signature'.length);
  const env = `${prefix.slice(2, -1).toUpperCase()}_SECRET`;
  const keys: Readonly<Record<string, string>> = by === 'key' ? demoKeys : nextKeys;
  const key = by === 'stranger' ? 'a-key-of-somebody-else-altogether' : (keys[env] ?? '');
  const head = `${String(headers[`${prefix}timestamp`])}\n${String(headers[`${prefix}nonce`])}\n`;
  const mark = createHmac('sha256', key).update(head).update(body).digest('hex');
  return { [name]: `v1=${mark}` };
};

/** Starts the sandbox as a process of its own, over HTTP like any provider. */
export async function startSandboxParty(): Promise<{ party: Party; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-conformance-'));
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    SANDBOX_PORT: '0',
    CHAIN: 'off',
    CHAIN_PORT: '0',
    DATA_DIR: folder,
    ...Object.fromEntries(Object.entries(nextKeys).map(([env, key]) => [`${env}_NEXT`, key])),
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
      seal,
      nextKeys,
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
