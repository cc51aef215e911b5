import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isAlive, waitForEnd } from './process-table.ts';

const watchdog = fileURLToPath(new URL('watchdog.ts', import.meta.url));

/** A process that starts a `sleep`, has it guarded, prints its id and then does `andThen`. */
async function owner(andThen: string): Promise<{ pid: number; sleeper: number }> {
  const script = `
    import { spawn } from 'node:child_process';
    import { dismissWatchdog, guard } from ${JSON.stringify(watchdog)};
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    child.unref();
    guard({ signal: 'TERM', target: -child.pid, seconds: 2 });
    console.log(child.pid);
    ${andThen}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, sleeper: Number(String(line)) };
}

it('ends what a killed owner had started', async () => {
  const { pid, sleeper } = await owner('setInterval(() => {}, 1000);');
  expect(isAlive(sleeper)).toBe(true);
  process.kill(pid, 'SIGKILL');
  expect(await waitForEnd(sleeper, 15_000)).toBe(true);
});

it('leaves alone what its owner dismissed it from', async () => {
  const { pid, sleeper } = await owner('dismissWatchdog();');
  await waitForEnd(pid, 15_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isAlive(sleeper)).toBe(true);
  process.kill(sleeper, 'SIGKILL');
});
