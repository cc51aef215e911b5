import { expect, test } from '@playwright/test';

test('the header follows the navigation list', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: '主导航' });
  await page.goto('/app/home');
  await expect(menu.getByRole('link', { name: '体育', exact: true })).toBeVisible();
  await page.route('**/getNavigationList', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { entries: [{ key: 'home', name: null }] } } }),
  );
  await page.reload();
  await expect(menu.getByRole('link', { name: '体育', exact: true })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: '首页' })).toBeVisible();
});
