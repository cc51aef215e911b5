import { expect, test } from '../shell/member.ts';
import { venuesWith } from './spoilt-answer.ts';

// What the page makes of answers that this installation's venues do not give.
test.describe('venue pages', () => {
  test('a venue that does not answer offers to try again', async ({ page, signIn }) => {
    await signIn(page);
    let fail = true;
    await page.route('**/second_launch', (route) =>
      fail
        ? route.fulfill({ json: { code: 306_004, msg: '场馆暂时没有回应，请稍后再试', data: null } })
        : route.continue(),
    );
    await page.goto('/app/inlineVenueCommon/1');
    await expect(page.getByRole('alert')).toContainText('没有进入场馆');
    fail = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.locator('iframe')).toBeVisible();
  });

  test('a hall lists the venues of its category, and the header leads there [ROUTE-046] [ROUTE-047] [ROUTE-052] [ROUTE-053] [ROUTE-054] [ROUTE-055]', async ({
    page,
  }) => {
    for (const { paths, categoryCode, heading } of [
      { paths: ['/app/gaming', '/app/eGaming/1', '/app/eGaming/1/abc'], categoryCode: 'dj', heading: '电竞' },
      { paths: ['/app/realbet'], categoryCode: 'zr', heading: '真人' },
      { paths: ['/app/lottery'], categoryCode: 'cp', heading: '彩票' },
      { paths: ['/app/chessGame'], categoryCode: 'qp', heading: '棋牌' },
      { paths: ['/app/fishing/1'], categoryCode: 'by', heading: '捕鱼' },
    ]) {
      await page.unrouteAll();
      await venuesWith(page, ({ channelCode }) => (channelCode === 'beichen' ? { categoryCode } : {}));
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
        await expect(page.getByRole('heading', { level: 2, name: '北辰电子' }), path).toBeVisible();
        await expect(page.getByRole('link', { name: '登录后进入' })).toBeVisible();
        await expect(page).toHaveURL(path);
      }
      await expect(
        page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: heading }),
      ).toBeVisible();
    }
  });
});
