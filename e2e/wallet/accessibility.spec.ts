import { axeFaults, themes } from '../shell/axe-faults.ts';
import { expect, test } from './funded.ts';

const pages = [
  ['/app/myCenter/transfer', '转账方向'],
  ['/app/myCenter/records', '交易记录'],
  ['/app/myCenter/myWallet', '人民币钱包'],
] as const;

for (const theme of themes)
  test(`the wallet's pages have no fault that axe can find, with money and without an answer, ${theme}`, async ({
    page,
    enter,
  }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    await enter(page);
    for (const [path, words] of pages) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await axeFaults(page, theme), path).toEqual([]);
    }
    await page.route('**/api/wallet/**', (route) =>
      route.fulfill({ status: 503, json: { code: 300_001, msg: '系统繁忙，请稍后再试', data: null } }),
    );
    await page.goto('/app/myCenter/records');
    await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
    expect(await axeFaults(page, theme), 'records without an answer').toEqual([]);
  });
