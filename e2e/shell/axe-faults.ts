import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page in its present state: the rule and where. */
export async function axeFaults(page: Page): Promise<string[]> {
  return faults(axe(page).withTags(rules));
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
  return faults(axe(page).withRules(rulesOfColour));
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
 * No page has a frame: axe stays in the page, without a tab of its own. It writes out where a rule was broken, and not, for each
 * rule, every place where it was kept, which is a quarter of its time.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function faults(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
