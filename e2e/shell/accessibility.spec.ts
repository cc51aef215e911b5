import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './member.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const theme of ['dark', 'light'] as const) {
  test(`home and the pages outside the shell have no fault that axe can find, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    for (const path of ['/app/home', '/404', '/blackList', '/maintenance', '/app']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeAttached();
      expect(await faults(page), path).toEqual([]);
    }
  });

  test(`a member's home with the account menu open has none either, ${theme}`, async ({ page, signIn }) => {
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    await signIn(page);
    await page.goto('/app/home', { waitUntil: 'load' });
    await page.getByRole('button', { name: '的账户菜单' }).click();
    expect(await faults(page)).toEqual([]);
  });
}
