import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../../signer/src/main.ts', import.meta.url));

/** Shared by server and signer in tests. */
export const signerSecret = 'the-signers-secret-in-tests';

/** The signer in a process of its own, with the keys it made; `restart` keeps folder and port. */
export interface SignerProcess {
  url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Where it is six in the morning: the signer lives by the machine's clock, and none of its days is to end in a test. */
function morningZone(): string {
  const ahead = ((6 - new Date().getUTCHours() + 36) % 24) - 12;
  // The names of these zones count westward.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export async function startSignerProcess(env: Record<string, string> = {}): Promise<SignerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'cashier-signer-'));
  const start = async (port: string) => {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        SIGNER_PORT: port,
        SIGNER_DIR: folder,
        SIGNER_SECRET: signerSecret,
        SITE_TIME_ZONE: morningZone(),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const { url }: { url: string } = JSON.parse(line.toString());
    return { child, url };
  };
  let running = await start('0');
  const { url } = running;
  const end = async (signal: NodeJS.Signals) => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async restart() {
      running = await start(new URL(url).port);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
