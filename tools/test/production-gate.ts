import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePorts } from '../processes/ports.ts';
import { projectRoot } from '../project.ts';
import { skippedGate, verdict } from './gate.ts';
import type { Gate } from './gate.ts';
import { leftovers, processesOf } from './processes-of.ts';

/**
 * The first production start of a bare checkout, as an operator makes it: nothing installed, nothing built, no party configured.
 * Packages come from npm's cache where it has them.
 */
export const production: Gate = {
  name: 'production',
  static: false,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-production-'));
    const dataDir = join(folder, '.data');
    try {
      if (!copySources(folder))
        return skippedGate('this is no git checkout: nothing says which files are sources');
      const faults = await startBare(folder, dataDir);
      return verdict(faults.length === 0, 1, 'bare start', faults.join('\n'));
    } finally {
      for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Copies what git knows or would take up; false outside of a checkout. */
function copySources(folder: string): boolean {
  const listing = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (listing.status !== 0) return false;
  for (const file of listing.stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(folder, file), { force: true });
  }
  return true;
}

async function startBare(folder: string, dataDir: string): Promise<string[]> {
  const [port = 0] = await findFreePorts(7);
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = await readUntilReady(npm);
  if (npm.exitCode !== null) return [`npm start ended with code ${npm.exitCode}:\n${output}`];

  const faults = await checkPages(`http://127.0.0.1:${port}`);
  if (output.includes('sandbox')) faults.push('a production start names the sandbox');
  faults.push(...openFirstOperator(output, folder, env));
  npm.kill('SIGTERM');
  const left = await leftovers(dataDir);
  if (left.length > 0) faults.push(`after the stop these were left: ${left.join('; ')}`);
  return faults;
}

async function readUntilReady(npm: ChildProcess): Promise<string> {
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!output.includes('npm run reset') && npm.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return output;
}

/** The home page and its first script are served: they were built on this start. */
async function checkPages(site: string): Promise<string[]> {
  const page = await (await fetch(site, { redirect: 'follow' })).text();
  const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1];
  if (script === undefined) return [`the home page has no script:\n${page.slice(0, 500)}`];
  const answer = await fetch(new URL(script, site));
  await answer.arrayBuffer();
  return answer.ok ? [] : [`${script} answers ${answer.status}`];
}

/** Runs the command that the start printed, as it was printed. */
function openFirstOperator(output: string, folder: string, env: NodeJS.ProcessEnv): string[] {
  const command = /npm run (operator -- .+)$/m.exec(output)?.[1];
  if (command === undefined) return [`the start does not say how the first operator is made:\n${output}`];
  const answer = execFileSync('npm', ['run', '--silent', ...command.split(' ')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return /^\S+ \(administrator\): \S{16,}$/m.test(answer) ? [] : [`${command} answered: ${answer}`];
}
