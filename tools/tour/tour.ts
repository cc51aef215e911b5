import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { findChromium } from '../../packages/testkit/src/browser/find-chromium.ts';
import { dismissWatchdog } from '../processes/watchdog.ts';
import { projectRoot } from '../project.ts';
import { startOwnStack } from './own-stack.ts';
import { screens } from './screens.ts';
import type { Answers, Screen, Viewer } from './screens.ts';
import { signIn } from './sign-in.ts';
import type { Addresses } from './sign-in.ts';

const widths = [1280, 1920] as const;
const album = join(projectRoot, 'docs', 'screens');

/**
 * `npm run tour`: photographs every screen in each state at 1280 and 1920 into docs/screens. `--only <word>` takes the
 * screens whose name holds the word; `--site`, `--console` and `--data` use a running copy.
 */
export async function tour(arguments_: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...arguments_],
    options: { only: text, site: text, console: text, data: text },
  });
  const chosen = screens.filter(({ name }) => name.includes(values.only ?? ''));
  const { site, console: consoleSite, data } = values;
  const running = site !== undefined && consoleSite !== undefined && data !== undefined;
  const stack = running
    ? { site, console: consoleSite, dataDir: data, stop: async () => undefined }
    : await startOwnStack(Number(process.env['TOUR_PORT'] ?? 18_180));
  const { executablePath, env, args } = findChromium(join(projectRoot, '.cache'));
  const browser = await chromium.launch({
    args: [...args],
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
  });
  try {
    const failed = await photographAll(browser, chosen, stack);
    for (const line of failed) process.stderr.write(`${line}\n`);
    process.stdout.write(
      `${(chosen.length - failed.length) * widths.length} pictures in ${relative(projectRoot, album)}\n`,
    );
    return failed.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await stack.stop();
    dismissWatchdog();
  }
}

/** Answers a line for every screen that could not be photographed. */
async function photographAll(
  browser: Browser,
  chosen: readonly Screen[],
  addresses: Addresses,
): Promise<string[]> {
  const failed: string[] = [];
  const states = new Map<Viewer, Awaited<ReturnType<BrowserContext['storageState']>>>();
  for (const screen of chosen) {
    try {
      if (!states.has(screen.as)) states.set(screen.as, await stateOf(browser, screen.as, addresses));
      const storageState = states.get(screen.as);
      for (const width of widths) await photograph(browser, screen, width, addresses, storageState);
      process.stdout.write(`  ${screen.name}\n`);
    } catch (error) {
      failed.push(
        `  ✗ ${screen.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
  }
  return failed;
}

const language = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One login a viewer, kept for all his screens: logging in for each would meet the attempt limits. */
async function stateOf(browser: Browser, viewer: Viewer, addresses: Addresses): Promise<StorageState> {
  const context = await browser.newContext({ ...language, viewport: { width: 1280, height: 800 } });
  await signIn(context, viewer, addresses);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function photograph(
  browser: Browser,
  screen: Screen,
  width: number,
  addresses: Addresses,
  storageState: StorageState | undefined,
): Promise<void> {
  const context = await browser.newContext({
    ...language,
    viewport: { width, height: Math.round((width * 9) / 16) },
    // Motion would make two pictures of the same screen differ.
    reducedMotion: 'reduce',
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    await behave(context, screen.answers ?? 'normal');
    await page.goto(`${addresses[screen.app]}${screen.path}`, { waitUntil: 'load' });
    // A page that polls or holds a socket is never idle, so the wait is bounded.
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
    await screen.steps?.(page);
    await page.evaluate('document.fonts.ready.then(() => 0)');
    const path = join(album, String(width), `${screen.name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, fullPage: true });
  } finally {
    await context.close();
  }
}

async function behave(context: BrowserContext, answers: Answers): Promise<void> {
  if (answers === 'normal') return;
  await context.route(
    (url) => /^\/(api|game|memberCommon|order|pay|site)/.test(url.pathname),
    async (route) => {
      if (answers === 'fails') await route.abort('connectionfailed');
      // `never`: neither answered nor refused, until the context closes.
    },
  );
}
