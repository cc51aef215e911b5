import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './funded.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const pages = [
  ['/app/myCenter/transfer', '转账方向'],
  ['/app/myCenter/records', '交易记录'],
  ['/app/myCenter/myWallet', '人民币钱包'],
] as const;

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const theme of ['dark', 'light'] as const)
  test(`the wallet's pages have no fault that axe can find, with money and without an answer, ${theme}`, async ({
    page,
    enter,
  }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page);
    for (const [path, words] of pages) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await faults(page), path).toEqual([]);
    }
    await page.route('**/api/wallet/**', (route) =>
      route.fulfill({ status: 503, json: { code: 300_001, msg: '系统繁忙，请稍后再试', data: null } }),
    );
    await page.goto('/app/myCenter/records');
    await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
    expect(await faults(page), 'records without an answer').toEqual([]);
  });
