import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../processes/ports.ts';
import { commandLine, environmentOf } from '../processes/process-table.ts';
import { projectRoot } from '../project.ts';
import { verdict } from './gate.ts';
import type { Gate } from './gate.ts';
import { leftovers, processesOf } from './processes-of.ts';

/**
 * `npm start` as people end it: each kind of end must leave no process behind, and the next start must come up again.
 */
export const launcher: Gate = {
  name: 'launcher',
  static: false,
  run: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fairway-launcher-'));
    const [port = 0] = await findFreePorts(7);
    const faults: string[] = [];
    let rounds = 0;
    try {
      for (const [kind, end] of endings) {
        const run = await start(dataDir, port);
        if (run.fault !== undefined) {
          faults.push(`before ${kind}: ${run.fault}`);
          break;
        }
        end(run.npm);
        const left = await leftovers(dataDir);
        if (left.length > 0) faults.push(`after ${kind} these were left: ${left.join('; ')}`);
        rounds += 1;
      }
    } finally {
      for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
    return verdict(faults.length === 0 && rounds === endings.length, rounds, 'starts', faults.join('\n'));
  },
};

const endings: readonly (readonly [string, (npm: ChildProcess) => void])[] = [
  ['SIGTERM of npm', (npm) => npm.kill('SIGTERM')],
  ['SIGKILL of npm', (npm) => npm.kill('SIGKILL')],
  ['SIGKILL of the launcher', (npm) => killLauncher(npm)],
  ['Ctrl-C', (npm) => process.kill(-(npm.pid ?? 0), 'SIGINT')],
];

async function start(
  dataDir: string,
  port: number,
): Promise<{ npm: ChildProcess; fault: string | undefined }> {
  const npm = spawn('npm', ['start'], {
    cwd: projectRoot,
    // A browser of the studio beside four starts would show nothing that its own test does not.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, STUDIO: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  while (!output.includes('npm run reset')) {
    if (npm.exitCode !== null) return { npm, fault: output };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { npm, fault: undefined };
}

function killLauncher(npm: ChildProcess): void {
  const dataDir = environmentOf(npm.pid ?? 0)['DATA_DIR'] ?? '';
  const pid = processesOf(dataDir).find(
    (one) => commandLine(one).includes('tools/up/up.mjs') && !commandLine(one).includes('boot.mjs'),
  );
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}
