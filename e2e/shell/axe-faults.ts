import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

export type Theme = 'dark' | 'light';
export const themes = ['dark', 'light'] as const;

/**
 * What axe finds on the page as it stands: the rule and where. The second theme has the same page in other colours, so
 * only the rules of colour are asked there. No page has a frame: axe stays in the page, without a tab of its own.
 */
export async function axeFaults(page: Page, theme: Theme = 'dark'): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (
    theme === 'dark' ? builder.withTags(rules) : builder.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
