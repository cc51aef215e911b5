import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findChromium } from '../../packages/testkit/src/browser/find-chromium.ts';
import { dismissWatchdog } from '../processes/watchdog.ts';
import { projectRoot } from '../project.ts';
import { startOwnStack } from './own-stack.ts';
import { PlainError } from '../processes/plain-error.ts';
import { screens } from './screens.ts';
import type { Answers, Screen, Staged, Viewer } from './screen.ts';
import { signIn } from './sign-in.ts';
import { quiet } from './steps.ts';
import type { Addresses } from './addresses.ts';

/** What each screen is photographed in; the first of each list when nothing is asked, save for widths: both. */
const widths = ['1280', '1920'];
const themes = ['dark', 'light'];
const languages = ['zh-CN', 'en'];
const afterRetries = 4_000;
const album = join(projectRoot, 'docs', 'screens');

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

/** How a screen is looked at. */
interface Look {
  readonly width: number;
  readonly theme: string;
  readonly language: string;
  /** Smaller than PNG, for pictures that are kept with the sources. */
  readonly jpeg: boolean;
}

function looksOf(width: string, theme: string, language: string, jpeg: boolean): Look[] {
  const pick = (all: readonly string[], chosen: string) =>
    chosen === 'all' ? all : all.filter((one) => one === chosen);
  const looks = pick(themes, theme).flatMap((inTheme) =>
    pick(languages, language).flatMap((spoken) =>
      pick(widths, width).map((wide) => ({ width: Number(wide), theme: inTheme, language: spoken, jpeg })),
    ),
  );
  if (looks.length === 0) throw new PlainError('No such width, theme or language: see tools/tour/tour.ts.');
  return looks;
}

/** Answers a line for every screen that could not be photographed. */
async function photographAll(
  browser: Browser,
  chosen: readonly Screen[],
  looks: readonly Look[],
  addresses: Addresses,
): Promise<string[]> {
  const failed: string[] = [];
  const states = new Map<Viewer, Awaited<ReturnType<BrowserContext['storageState']>>>();
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
  { width, theme, language: spoken, jpeg }: Look,
  addresses: Addresses,
  { storageState, session, path: stagedPath }: { storageState: StorageState | undefined } & Staged,
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
    await page.addInitScript(
      ['fairway', 'fairway.console']
        .map(
          (app) =>
            `localStorage.setItem('${app}.theme', '${theme}'); localStorage.setItem('${app}.language', '${spoken}');`,
        )
        .join(''),
    );
    if (session !== undefined)
      await page.addInitScript(`localStorage.setItem('fairway.session', ${JSON.stringify(session)})`);
    await behave(context, screen.answers ?? 'normal');
    await page.goto(`${addresses[screen.app]}${stagedPath ?? screen.path}`, { waitUntil: 'load' });
    await quiet(page);
    // A lost line is tried again twice before the page says so.
    if (screen.answers === 'fails') await page.waitForTimeout(afterRetries);
    await screen.steps?.(page);
    await seeAll(page);
    await page.evaluate('document.fonts.ready.then(() => 0)');
    const kind = `${theme === 'light' ? '.light' : ''}${spoken === 'en' ? '.en' : ''}`;
    const path = join(album, String(width), `${screen.name}${kind}.${jpeg ? 'jpg' : 'png'}`);
    mkdirSync(dirname(path), { recursive: true });
    // The console's side bar stays with the window, so a kept picture of it is one window high.
    const fullPage = !jpeg || screen.app === 'site';
    await page.screenshot({ path, fullPage, ...(jpeg ? { type: 'jpeg', quality: 84 } : {}) });
  } finally {
    await context.close();
  }
}

/** Scrolls to the end and back: pictures come when they are near, and the header belongs on top. */
async function seeAll(page: Page): Promise<void> {
  const down = 'scrollBy(0, innerHeight / 2); scrollY + innerHeight < document.body.scrollHeight - 1';
  while (await page.evaluate(down)) await page.waitForTimeout(120);
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForTimeout(500);
}

async function behave(context: BrowserContext, answers: Answers): Promise<void> {
  if (answers === 'normal') return;
  await context.route(
    (url) => /^\/(api|game|member|memberCommon|msg|static\/v1|cw|cg|order|pay|site)\b/.test(url.pathname),
    async (route) => {
      if (answers === 'fails') await route.abort('connectionfailed');
      // `never`: neither answered nor refused, until the context closes.
    },
  );
}
