import { expect, test } from '../shell/member.ts';

test.describe('waiting windows', () => {
  for (const { path, heading, row } of [
    { path: '/loading', heading: '正在进入场馆', row: 'ROUTE-067' },
    { path: '/ptLoading', heading: '正在进入 PT 场馆', row: 'ROUTE-068' },
  ]) {
    test(`${path} stands without header and footer, and says so when nothing comes [${row}]`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('header, footer')).toHaveCount(0);
      await page.clock.fastForward(11_000);
      await expect(page.getByRole('heading', { level: 1, name: '等待的时间比平时长' })).toBeVisible();
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
    await expect(opened).not.toHaveURL(/\/loading/);
    await expect(opened.locator('h1').first()).toBeVisible();
    await opened.close();
  });
});
