import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@fairway/testkit/browser/find-chromium.ts';
import { memoryFolder } from '@fairway/testkit/memory-folder.ts';
import { ownStack, runningSite, stack, stackCount } from './stacks.ts';

const root = resolve(import.meta.dirname, '..');
const chromium = findChromium(join(root, '.cache'));

const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Stories whose verdict depends on where letters end: their browser fetches the site's own fonts. */
const lettered = files([
  '*/accessibility',
  'journey/*',
  'cashier/order-ball*',
  'content/float-window',
  'shell/failed-parts',
  'sports/match-story',
]);

/** What takes longest, of the other files whose names come late in the order. */
const long = files(['sports/price-change', 'shell/{hiding,routing,shell}', 'wallet/coins']);

/**
 * The others have a device that fetches no font, as most people's, whose system has a Chinese one: its fifteen slices and more are a
 * tenth of what a page costs here.
 */
const ownLetters = ['--disable-remote-fonts'];

/** Stories run against copies of the whole product, one a worker, on data folders of their own, or against a running copy: E2E_SITE. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../reports/e2e',
  workers: stackCount,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // On the build server a story may be tried again; the gate names those that needed it and fails at more than two of a hundred.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 120_000,
  // No story asks whether something comes fast: a busy machine is waited for.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['junit', { outputFile: '../reports/e2e.xml' }]],
  use: {
    baseURL: ownStack().site,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 720 },
    // The home page's moving picture is half of what a machine without a graphics card does; motion has stories of its own.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Only where a story is tried again: keeping every answer of every page costs an eighth of the run, a film or a copy of the page
    // at each step another fifth.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: launchWith([]),
  },
  // The longest first: a long one that begins last leaves the other workers idle.
  projects: [
    { name: 'lettered', testMatch: lettered },
    { name: 'long', testMatch: long, use: { launchOptions: launchWith(ownLetters) } },
    {
      name: 'chromium',
      testIgnore: [...lettered, ...long],
      use: { launchOptions: launchWith(ownLetters) },
    },
  ],
  webServer:
    runningSite === undefined ? Array.from({ length: stackCount }, (_, index) => serverOf(index)) : [],
});

function serverOf(index: number) {
  const { site, port, dataDir } = stack(index);
  return {
    command: `"${process.execPath}" tools/test/stack-for-stories.mjs`,
    cwd: root,
    url: `${site}/readyz`,
    env: { PORT: String(port), DATA_DIR: dataDir },
    timeout: 180_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 40_000 },
  };
}

function launchWith(args: readonly string[]) {
  return {
    // Two pages are drawn side by side on two cores already: more threads for one only get in each other's way. And a page that lives
    // for seconds never earns back what optimizing its script costs.
    args: [...chromium.args, '--num-raster-threads=1', '--js-flags=--no-opt,--no-maglev', ...args],
    // Pages and answers then pass between the browser's processes through memory and not through files on a disk.
    ignoreDefaultArgs: memoryFolder() === undefined ? [] : ['--disable-dev-shm-usage'],
    ...(chromium.executablePath === undefined ? {} : { executablePath: chromium.executablePath }),
    ...(chromium.env === undefined ? {} : { env: { ...inherited(), ...chromium.env } }),
  };
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
