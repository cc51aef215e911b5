import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@fairway/testkit/browser/find-chromium.ts';

const root = resolve(import.meta.dirname, '..');
const chromium = findChromium(join(root, '.cache'));

// The workers read this file again; what the first reading chose reaches them through the environment.
process.env['E2E_PORT'] ??= '18080';
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `fairway-e2e-${process.pid}`);
const running = process.env['E2E_SITE'];
const port = Number(process.env['E2E_PORT']);
const site = running ?? `http://127.0.0.1:${port}`;

/** Stories run against the whole product on a data folder of their own, or against a running copy: E2E_SITE. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../reports/e2e',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: '../reports/e2e.xml' }]],
  use: {
    baseURL: site,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 720 },
    // The home page's moving picture is half of what a machine without a graphics card does; motion has stories of its own.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Without a film of each step: on a machine that paints in software it costs more than the stories do.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 20_000,
    launchOptions: {
      args: [...chromium.args],
      ...(chromium.executablePath === undefined ? {} : { executablePath: chromium.executablePath }),
      ...(chromium.env === undefined ? {} : { env: { ...inherited(), ...chromium.env } }),
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  ...(running === undefined
    ? {
        webServer: {
          command: `"${process.execPath}" tools/test/stack-for-stories.mjs`,
          cwd: root,
          url: `${site}/readyz`,
          env: { PORT: String(port), DATA_DIR: process.env['E2E_DATA_DIR'] },
          timeout: 180_000,
          stdout: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 40_000 },
        },
      }
    : {}),
});

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
