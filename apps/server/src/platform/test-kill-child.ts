import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program against this database, waits for its first output and kills it so many milliseconds later, in the
 * middle of its work.
 */
export async function killChild(program: URL, databaseUrl: string, afterMilliseconds: number): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(program), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, afterMilliseconds));
  child.kill('SIGKILL');
  await once(child, 'exit');
}
