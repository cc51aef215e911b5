import { expect, test } from '@playwright/test';
import { openConsole } from './operator.ts';

test('the money of the home page is shown for a chosen period or for any days, which its address keeps', async ({
  page,
  baseURL,
}) => {
  await openConsole(page, baseURL, 'cashier-lead', '/');
  const period = page.getByRole('radiogroup', { name: '统计期间' });
  const days = page.getByRole('group', { name: '自选日期' });
  const from = days.getByRole('textbox', { name: '从' });
  const to = days.getByRole('textbox', { name: '到' });
  await expect(page.getByRole('rowheader', { name: '存入' })).toBeVisible();
  const today = await to.inputValue();
  const back = (count: number) => new Date(Date.parse(today) - count * 86_400_000).toISOString().slice(0, 10);

  await period.getByText('近 7 日').click();
  await expect(page).toHaveURL(/period=week/);
  await page.reload();
  await expect(period.getByRole('radio', { name: '近 7 日' })).toBeChecked();
  await expect(from).toHaveValue(back(6));
  await expect(to).toHaveValue(today);

  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/getHouseDay') && (request.postData() ?? '').includes(back(3)),
  );
  await from.fill(back(3));
  await asked;
  await expect(period.getByRole('radio', { name: '自选' })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`from=${back(3)}&to=${today}`));
  await page.reload();
  await expect(from).toHaveValue(back(3));
  await expect(to).toHaveValue(today);
  await expect(page.getByRole('rowheader', { name: '存入' })).toBeVisible();

  await period.getByText('昨日').click();
  await expect(to).toHaveValue(back(1));
});
