import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pspSecret } from '../scripted-psp.ts';

const main = fileURLToPath(new URL('../../../../../../sandbox/src/main.ts', import.meta.url));

/** The outside parties in a process of their own, reached over HTTP and JSON-RPC like the real ones. */
export interface SandboxProcess {
  url: string;
  chainRpcUrl: string;
  post<Answer = Record<string, unknown>>(path: string, body?: object): Promise<Answer>;
  get<Answer = Record<string, unknown>>(path: string): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startSandboxProcess(env: Record<string, string> = {}): Promise<SandboxProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'cashier-sandbox-'));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SANDBOX_PORT: '0',
      CHAIN_PORT: '0',
      CHAIN_BLOCK_TIME: '0',
      DATA_DIR: folder,
      PSP_SECRET: pspSecret,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { url, chainRpcUrl } = await listening(child);
  const call = async (path: string, init: RequestInit) => {
    const answer = await fetch(url + path, init);
    if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    url,
    chainRpcUrl,
    post: (path, body = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    get: (path) => call(path, { method: 'GET' }),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess): Promise<{ url: string; chainRpcUrl: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const line = text.split('\n').find((one) => one.includes('"listening"'));
      if (line !== undefined) resolve(JSON.parse(line));
    });
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${text}`)));
  });
}
