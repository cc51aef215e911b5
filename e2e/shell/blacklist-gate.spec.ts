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

/** The printed addresses that have no page of their own, and the football shot, stopped by one prefix. */
const withoutPages = [
  '/app/raffle/1',
  '/app/signGift/1',
  '/app/fullMemberActivity',
  '/app/champions-league',
  '/app/registrantion',
  '/app/football-shot/1',
  '/app/football-shot-demo',
];

test.describe('the blacklist gate', () => {
  test('stops every printed address, before one without a page ends at /404, and keeps path and query: going on leads there without stopping again [ROUTE-082] [ROUTE-085] [ROUTE-086] [ROUTE-087] [ROUTE-088] [ROUTE-089] [ROUTE-090] [ROUTE-092]', async ({
    page,
  }) => {
    for (const path of [...withPages, ...withoutPages]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/blackList$/);
    }

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

  test('lets a preview through, and knows upper from lower case: /app/SignGift/1 is not stopped', async ({
    page,
  }) => {
    for (const path of ['/app/discountDetails/9?preview=1', '/app/SignGift/1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page).not.toHaveURL(/\/blackList$/);
    }
  });
});
