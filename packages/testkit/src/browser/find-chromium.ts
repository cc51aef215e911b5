import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bundledChromium, bundledLibraries } from './bundled-chromium.ts';

/** How to launch a browser: its program, and what its environment needs beyond ours. */
export interface Chromium {
  /** Absent: Playwright's own browser, installed with `npx playwright install chromium`. */
  readonly executablePath?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

/** Chromium refuses its sandbox to root, and a container rarely grants one to others. */
const args = ['--no-sandbox'];

/**
 * The browser of this machine: `CHROMIUM_PATH`, then one on PATH, then the copy that is installed with the project
 * (inflated once into `cache`, two seconds), with its own libraries where the system lacks them.
 */
export function findChromium(cache: string): Chromium {
  const own = process.env['CHROMIUM_PATH'] || onPath(['chromium', 'chromium-browser', 'google-chrome']);
  if (own !== undefined) return { executablePath: own, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args };
  const executablePath = bundledChromium(cache);
  if (starts(executablePath, {})) return { executablePath, args };
  const LD_LIBRARY_PATH = [bundledLibraries(cache), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  if (starts(executablePath, { LD_LIBRARY_PATH })) return { executablePath, env: { LD_LIBRARY_PATH }, args };
  throw new Error(`Chromium does not start (${executablePath}): set CHROMIUM_PATH to a browser of your own.`);
}

function starts(program: string, env: Readonly<Record<string, string>>): boolean {
  return spawnSync(program, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
