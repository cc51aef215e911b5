import { readConfig } from './config.ts';
import { startMedia } from './media.ts';

const stopLimitMs = 10_000;

/** Starts, says where it listens, and stops on a signal or with its parent. */
async function main(): Promise<void> {
  const media = await startMedia(readConfig(process.env));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    void media.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: media.url, rtmpUrl: media.rtmpUrl })}\n`);
}

// A parent that died took the pipes with it; saying so to nobody must not stop the stopping.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
