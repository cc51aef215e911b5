import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownStack } from '../stacks.ts';

const root = resolve(import.meta.dirname, '../..');
/** Settings of an operator's own parties have no place here: the copy has none. */
const party = /^(?:SANDBOX|PSP|VENUE|MESSAGE|INBOX|IDENTITY|ODDS|FEED|CAPTCHA|CHAIN|TRON|OMNI|EXCHANGE)_/;

/** A copy of the product as an operator first starts it in production: no sandbox, no demo data, no party configured. */
export interface BareCopy {
  readonly site: string;
  stop(): Promise<void>;
}

/** Starts it beside the worker's own copy, on the upper ten of its twenty ports; `parties` are the settings of those that it has. */
export async function startBareCopy(parties: Readonly<Record<string, string>> = {}): Promise<BareCopy> {
  const { port, dataDir } = ownStack();
  const site = `http://127.0.0.1:${port + 10}`;
  const inherited = Object.entries(process.env).filter(([name]) => !party.test(name));
  const child = spawn(process.execPath, ['tools/test/stack-for-stories.mjs'], {
    cwd: root,
    env: {
      ...Object.fromEntries(inherited),
      ...parties,
      NODE_ENV: 'production',
      PORT: String(port + 10),
      DATA_DIR: `${dataDir}-bare`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await isReady(site))) {
    if (child.exitCode !== null) throw new Error(`the bare copy ended with ${child.exitCode}`);
    await new Promise((done) => setTimeout(done, 250));
  }
  return {
    site,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(site: string): Promise<boolean> {
  try {
    const answer = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
