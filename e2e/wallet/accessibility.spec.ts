import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { goTo } from '../shell/go-to.ts';
import { expect, test } from './funded.ts';

const pages = [
  ['/app/myCenter/transfer', '转账方向'],
  ['/app/myCenter/records', '交易记录'],
  ['/app/myCenter/myWallet', '人民币钱包'],
  ['/app/myCenter/exchange', '当前汇率'],
  ['/app/myCenter/yuebao', '生息任务'],
  ['/app/myCenter/proof', '平台公布'],
  ['/app/myCenter', '账户安全'],
] as const;

test('the wallet’s pages have no fault that axe can find, with money and without an answer', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter(page);
  await page.goto('/app/home');
  await expect(page.locator('h1')).toBeAttached();
  for (const [path, label] of pages) {
    await goTo(page, path);
    await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await axeFaultsInBothThemes(page), path).toEqual([]);
  }
  await page.route('**/api/wallet/**', (route) =>
    route.fulfill({ status: 503, json: { code: 300_001, msg: '系统繁忙，请稍后再试', data: null } }),
  );
  await page.goto('/app/myCenter/records');
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'records without an answer').toEqual([]);
});
