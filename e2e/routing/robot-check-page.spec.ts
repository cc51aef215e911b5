import { expect, test } from '../shell/story.ts';

test('/robot-check/1/1/1 is drawn without header and footer; the kind in the address decides what is asked [ROUTE-066]', async ({
  page,
}) => {
  await page.goto('/robot-check/1/1/1');
  await expect(page.getByRole('heading', { level: 1, name: '确认是您本人' })).toBeVisible();
  await expect(page.getByRole('img', { name: '验证图片' })).toBeVisible();
  await expect(page.locator('header, footer')).toHaveCount(0);

  await page.goto('/robot-check/2/0/0');
  await expect(page.getByText(/等于几？$/)).toBeVisible();
});
