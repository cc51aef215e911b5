import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../../../signer/src/main.ts', import.meta.url));

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

/** A port that the system deals out to nobody by itself: a signer that comes back finds it free, whatever was opened meanwhile. */
const quietPort = () => randomInt(20_000, 32_000);

/** Where it is six in the morning: the signer lives by the machine's clock, and none of its days is to end in a test. */
function morningZone(): string {
  const ahead = ((6 - new Date().getUTCHours() + 36) % 24) - 12;
  // The names of these zones count westward.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export async function startSignerProcess(env: Record<string, string> = {}): Promise<SignerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'cashier-signer-'));
  const start = async (port: number) => {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        SIGNER_PORT: String(port),
        SIGNER_DIR: folder,
        SIGNER_SECRET: signerSecret,
        SITE_TIME_ZONE: morningZone(),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the signer ended with ${code} on port ${port}`);
    });
    const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
    const { url }: { url: string } = JSON.parse(line.toString());
    return { child, url };
  };
  let running = await start(quietPort()).catch(() => start(quietPort()));
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
      running = await start(Number(new URL(url).port));
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
