import { expect, test } from '@playwright/test';
import { openConsole } from './operator.ts';

test('the money of the home page is shown for a chosen period, which its address keeps', async ({
  page,
  baseURL,
}) => {
  await openConsole(page, baseURL, 'cashier-lead', '/');
  const period = page.getByRole('radiogroup', { name: '统计期间' });
  await expect(page.getByRole('rowheader', { name: '存入' })).toBeVisible();
  await period.getByText('近 7 日').click();
  await expect(page.getByText(/^\d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/period=week/);
  await page.reload();
  await expect(period.getByRole('radio', { name: '近 7 日' })).toBeChecked();
  await expect(page.getByText(/^\d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d$/)).toBeVisible();
});
