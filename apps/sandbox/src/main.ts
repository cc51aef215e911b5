import { readConfig } from './config.ts';
import { watchParent } from './parent-watch.ts';
import { startSandbox } from './sandbox.ts';

const stopLimitMs = 10_000;

/** Starts, says where it listens, and stops on a signal or with its parent. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const sandbox = await startSandbox(config);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    void sandbox.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (config.exitWithParent) watchParent(stop);

  const listening = {
    event: 'listening',
    url: sandbox.url,
    chainRpcUrl: sandbox.chain?.rpcUrl ?? null,
    tokenAddress: sandbox.chain?.tokenAddress ?? null,
    chainId: sandbox.chain?.chainId ?? null,
  };
  process.stdout.write(`${JSON.stringify(listening)}\n`);
  process.send?.(listening);
}

// A parent that died took the pipes with it; saying so to nobody must not stop the stopping.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
