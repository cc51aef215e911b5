import { expect, test } from '@playwright/test';

const withPages = [
  '/app/present/1',
  '/app/redPackRain/1',
  '/app/month-money/1',
  '/app/drawGift/1',
  '/app/race-page/1',
  '/app/newTask/1',
  '/app/european-cup/1',
  '/app/euro-cup/1',
  '/app/deposit-first/1',
  '/app/deposit-again/1',
  '/app/discountDetails/1',
  '/app/pureDisplay/1',
  '/app/friendInvitation',
  '/app/fissile',
];

test.describe('the blacklist gate', () => {
  test('stops every printed address that has a page [ROUTE-082]', async ({ page }) => {
    for (const path of withPages) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/blackList$/);
    }
  });

  test('stops addresses that have no page of their own, before they end at /404 [ROUTE-085] [ROUTE-086] [ROUTE-087] [ROUTE-088] [ROUTE-089]', async ({
    page,
  }) => {
    for (const path of [
      '/app/raffle/1',
      '/app/signGift/1',
      '/app/fullMemberActivity',
      '/app/champions-league',
      '/app/registrantion',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/blackList$/);
    }
  });

  test('stops the football shot and its demo by one prefix [ROUTE-090]', async ({ page }) => {
    for (const path of ['/app/football-shot/1', '/app/football-shot-demo']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/blackList$/);
    }
  });

  test('knows upper from lower case: /app/SignGift/1 is not stopped', async ({ page }) => {
    await page.goto('/app/SignGift/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/\/blackList$/);
  });

  test('keeps path and query, and going on leads there without stopping again [ROUTE-092]', async ({
    page,
  }) => {
    await page.goto('/app/discountDetails/9?x=1');
    await expect(page).toHaveURL(/\/blackList$/);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('blackListPath')))
      .toBe('/app/discountDetails/9');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('blackListQuery'))).toBe('x=1');

    const visited: string[] = [];
    page.on('framenavigated', (frame) =>
      visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
    );
    await page.getByRole('button', { name: '我知道了，继续' }).click();
    await expect.poll(() => visited).toContain('/app/discountDetails/9?x=1');
    expect(visited).not.toContain('/blackList');
  });

  test('lets a preview through', async ({ page }) => {
    await page.goto('/app/discountDetails/9?preview=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/\/blackList$/);
  });
});
