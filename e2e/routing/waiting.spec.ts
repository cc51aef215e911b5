import { expect, test } from '../shell/member.ts';

test.describe('waiting windows', () => {
  for (const { path, heading, row } of [
    { path: '/loading', heading: '正在进入场馆', row: 'ROUTE-067' },
    { path: '/ptLoading', heading: '正在进入 PT 场馆', row: 'ROUTE-068' },
  ]) {
    test(`${path} is drawn without header and footer, and says so when nothing comes [${row}]`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('header, footer')).toHaveCount(0);
      // Not before its time; and the page may begin to count a moment after it shows its heading.
      await page.clock.fastForward(5_000);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(async () => {
        await page.clock.fastForward(6_000);
        const late = page.getByRole('heading', { level: 1, name: '等待的时间比平时长' });
        await expect(late).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible();
    });
  }

  test('a window that waits for a venue goes there by itself', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/app/egame/1');
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '在新窗口打开 北辰电子' }).click(),
    ]);
    // A new window has no address yet.
    await expect(opened).toHaveURL((address) => /^https?:$/.test(address.protocol));
    await expect(opened).not.toHaveURL(/\/loading/);
    await expect(opened.locator('h1').first()).toBeVisible();
    await opened.close();
  });
});
