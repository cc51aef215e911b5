import { expect, test } from '../shell/member.ts';

test('a site without USDT does not lead to its introduction', async ({ page }) => {
  await page.route('**/getVirtualSwitchConfig', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { value: '0' } } }),
  );
  await page.goto('/app/virtualCurrencyInfo');
  await expect(page.getByRole('region', { name: '六张图看懂' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /USDT/ })).toHaveCount(0);
});
