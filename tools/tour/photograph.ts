import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { projectRoot } from '../project.ts';
import type { Addresses } from './addresses.ts';
import type { Look } from './looks.ts';
import type { Answers, Screen, Staged } from './screen.ts';
import { quiet } from './steps.ts';

/** Where the pictures go. */
export const album = join(projectRoot, 'docs', 'screens');
/** How a viewer's browser is set up before the page's own choice of language. */
export const language = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };
/** What a viewer's login leaves in a browser. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
const afterRetries = 4_000;

/** Opens one screen in one look, brings it into its state and writes its picture into the album. */
export async function photograph(
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
