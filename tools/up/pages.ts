import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PlainError } from '../processes/plain-error.ts';
import { isAlive } from '../processes/process-table.ts';
import { forget, guard } from '../processes/watchdog.ts';
import { projectRoot } from '../project.ts';

export type PageApp = 'web' | 'console';

const shared = [
  'packages/{ui,contract,api-client,money,betting,download-kit}/src/**',
  'packages/*/package.json',
  'package-lock.json',
];

/** True when the app has pages and its build is missing or was made from other sources. */
export function pagesAreStale(app: PageApp): boolean {
  if (!existsSync(join(projectRoot, 'apps', app, 'index.html'))) return false;
  return readStamp(app) !== sourceHash(app);
}

/**
 * Builds the pages of an app beside the old ones and swaps them in when complete: a build that is cut short, or two
 * starts at once, never leave half a site. Throws a PlainError with the builder's output.
 */
export async function buildPages(app: PageApp, stop: AbortSignal): Promise<void> {
  const folder = join(projectRoot, 'apps', app);
  const hash = sourceHash(app);
  const staged = join(projectRoot, '.cache/pages', `${app}.${process.pid}`);
  sweep(dirname(staged));
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', staged, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stop,
    },
  );
  const pid = child.pid ?? 0;
  if (pid !== 0) guard({ signal: 'TERM', target: pid, seconds: 5 });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  forget(pid);
  if (code !== 0) {
    rmSync(staged, { recursive: true, force: true });
    throw new PlainError(
      `页面构建失败（apps/${app}）。\nThe pages of apps/${app} could not be built.\n${stripVTControlCharacters(output).trim()}`,
    );
  }
  writeFileSync(join(staged, '.stamp'), hash);
  const target = join(folder, 'dist');
  const old = `${staged}.old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(staged, target);
  rmSync(old, { recursive: true, force: true });
}

/** Removes builds that were cut short; the end of a name is the process that made it. */
function sweep(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const owner = Number(name.split('.')[1]);
    if (!isAlive(owner)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function readStamp(app: PageApp): string {
  try {
    return readFileSync(join(projectRoot, 'apps', app, 'dist', '.stamp'), 'utf8');
  } catch {
    return '';
  }
}

/** Hash of everything a build reads. */
function sourceHash(app: PageApp): string {
  const hash = createHash('sha256');
  const files = globSync([`apps/${app}/**`, ...shared], {
    cwd: projectRoot,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules' || name === 'dist',
  }).filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted())
    hash.update(relative(projectRoot, path)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}
