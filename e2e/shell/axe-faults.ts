import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { sameAgain } from './same-again.ts';

/** The part of axe that is used here. */
interface RunOptions {
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  resultTypes: 'violations'[];
  iframes: boolean;
  preload: boolean;
}
interface Axe {
  run(
    context: { exclude: Element[] },
    options: RunOptions,
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}
interface Looked {
  axe: Axe;
  sameAgain: typeof sameAgain;
}

const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = ofBuilder('axe-core') as { source: string };

const rules = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
const rulesOfColour = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** The console's pages lie under a picture of the operator's name, and axe judges no colour that it sees through a picture. */
const withoutWatermark = '#content ~ div[style*="background-image"] { display: none; }';

/** What axe finds on the page in its present state: the rule and where. */
export async function axeFaults(page: Page): Promise<string[]> {
  return faults(page, rules);
}

/** The same in both themes. The light one is the same page in other colours, so only the rules of colour are asked there. */
export async function axeFaultsInBothThemes(page: Page): Promise<string[]> {
  const dark = await axeFaults(page);
  await wear(page, 'light');
  const light = await axeFaultsOfColour(page);
  await wear(page, 'dark');
  return [...dark, ...light.map((fault) => `light: ${fault}`)];
}

/** What another theme of the same page can break. */
export async function axeFaultsOfColour(page: Page): Promise<string[]> {
  return faults(page, rulesOfColour);
}

/** Changes the colours at once: a colour halfway through a transition is none that a reader sees. */
async function wear(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    const still = document.createElement('style');
    still.textContent = '*, *::before, *::after { transition: none !important; }';
    document.head.append(still);
    document.documentElement.dataset['theme'] = chosen;
    // Asking for a position makes the browser work out every style now.
    document.body.getBoundingClientRect();
    still.remove();
  }, theme);
}

/**
 * No page has a frame of ours: axe stays in the page. It is put there once, where the package's own builder brings it again for each
 * look, and it writes out where a rule was broken, not each place where one was kept: together half of its time.
 */
async function faults(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
    await page.evaluate(`globalThis.sameAgain = ${sameAgain.toString()}`);
    await page.addStyleTag({ content: withoutWatermark });
  }
  const { violations } = await page.evaluate(
    async (options) => {
      // From the top: what lies halfway under the header where the page is scrolled to is no small target.
      const { scrollX, scrollY } = window;
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      const looked = globalThis as unknown as Looked;
      const found = await looked.axe.run({ exclude: looked.sameAgain() }, options);
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return found;
    },
    { runOnly, resultTypes: ['violations'], iframes: false, preload: false } satisfies RunOptions,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
