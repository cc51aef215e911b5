import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../../packages/testkit/src/browser/find-chromium.ts';
import { dismissWatchdog } from '../processes/watchdog.ts';
import { projectRoot } from '../project.ts';
import { startOwnStack } from './own-stack.ts';
import { looksOf, type Look } from './looks.ts';
import { album, language, photograph, type StorageState } from './photograph.ts';
import { screens } from './screens.ts';
import type { Screen, Viewer } from './screen.ts';
import { signIn } from './sign-in.ts';
import type { Addresses } from './addresses.ts';

/**
 * `npm run tour`: photographs every screen in each state at 1280 and 1920 into docs/screens. `--only <words>` takes the
 * screens whose name holds one of the words (`deposit,bets`), `--app site|console` those of one app; `--width`, `--theme dark|light|all` and
 * `--language zh-CN|en|all` and `--jpeg` choose how; `--site`, `--console` and `--data` use a running copy.
 */
export async function tour(arguments_: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...arguments_],
    options: {
      only: text,
      app: text,
      jpeg: { type: 'boolean', default: false },
      width: { type: 'string', default: 'all' },
      theme: { type: 'string', default: 'dark' },
      language: { type: 'string', default: 'zh-CN' },
      site: text,
      console: text,
      data: text,
    },
  });
  const wanted = (values.only ?? '').split(',');
  const chosen = screens.filter(
    ({ name, app }) => app === (values.app ?? app) && wanted.some((word) => name.includes(word)),
  );
  const looks = looksOf(values.width, values.theme, values.language, values.jpeg);
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
    const failed = await photographAll(browser, chosen, looks, stack);
    for (const line of failed) process.stderr.write(`${line}\n`);
    process.stdout.write(
      `${(chosen.length - failed.length) * looks.length} pictures in ${relative(projectRoot, album)}\n`,
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
  looks: readonly Look[],
  addresses: Addresses,
): Promise<string[]> {
  const failed: string[] = [];
  const states = new Map<Viewer, StorageState>();
  for (const screen of chosen) {
    try {
      if (!states.has(screen.as)) states.set(screen.as, await stateOf(browser, screen.as, addresses));
      const storageState = states.get(screen.as);
      const staged = (await screen.stage?.(addresses)) ?? {};
      for (const look of looks)
        await photograph(browser, screen, look, addresses, { storageState, ...staged });
      await staged.after?.();
      process.stdout.write(`  ${screen.name}\n`);
    } catch (error) {
      failed.push(
        `  ✗ ${screen.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
  }
  return failed;
}

/** One login a viewer, kept for all his screens: logging in for each would meet the attempt limits. */
async function stateOf(browser: Browser, viewer: Viewer, addresses: Addresses): Promise<StorageState> {
  const context = await browser.newContext({ ...language, viewport: { width: 1280, height: 800 } });
  await signIn(context, viewer, addresses);
  const state = await context.storageState();
  await context.close();
  return state;
}
