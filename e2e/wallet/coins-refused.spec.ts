import { expect, test } from './funded.ts';

test('a refused permission is shown with the server’s message, or the common one, and nothing is asked further [COIN-015]', async ({
  page,
  enter,
}) => {
  await enter(page);
  let msg = 'M';
  await page.route('**/calibratePermissions', (route) =>
    route.fulfill({ json: { code: 5, msg, data: null } }),
  );
  await page.goto('/app/myCenter/myWallet');
  await page.getByRole('button', { name: '购买金币' }).click();
  const buy = page.getByRole('button', { name: /^购买 .* 金币/ });
  await buy.click();
  await expect(page.getByText('M', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '温馨提示' })).toBeHidden();
  msg = '';
  await buy.click();
  await expect(page.getByText('操作失败')).toBeVisible();
});
