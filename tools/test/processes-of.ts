import { readdirSync } from 'node:fs';
import { commandLine, environmentOf, isAlive } from '../processes/process-table.ts';

/** Processes of a data folder that still live 20 s after the end; polled, because a graceful stop takes its time. */
export async function leftovers(dataDir: string): Promise<string[]> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const left = processesOf(dataDir);
    if (left.length === 0 || performance.now() > deadline)
      return left.map((pid) => `${pid} ${commandLine(pid).slice(0, 100)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Every process that was started for a data folder: it is in the environment or on the command line. */
export function processesOf(dataDir: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && isAlive(pid))
    .filter(
      (pid) =>
        commandLine(pid).includes(dataDir) || environmentOf(pid)['DATA_DIR']?.startsWith(dataDir) === true,
    );
}
