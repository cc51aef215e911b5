import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';

test('the hall lists the six lotteries with their issues, and each leads to its page [VENUE-013]', async ({
  page,
}) => {
  await page.goto('/app/lottery');
  await expect(page.getByRole('heading', { level: 1, name: '彩票' })).toBeVisible();
  for (const name of ['快三', '11选5', '时时彩', 'PK10', '幸运28', '3D'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByText('每 3 分钟一期')).toBeVisible();
  await expect(page.getByText('每天一期')).toBeVisible();
  await expect(page.getByText(/^第 \d{8}-\d{3} 期/).first()).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'hall').toEqual([]);
  await page.getByRole('link', { name: '3D，去投注' }).click();
  await expect(page).toHaveURL('/app/lottery/d3');
  await expect(page.getByRole('heading', { level: 1, name: '3D' })).toBeVisible();
  await expect(page.getByRole('link', { name: '登录后投注' })).toBeVisible();
});

test('the venue of lotteries is listed in its category, and a launch of it opens a lottery to play [VENUE-005]', async ({
  page,
  enter,
  funded,
}) => {
  const { venues } = await funded.api.listVenues({});
  const offered = venues.filter(({ categoryCode }) => categoryCode === 'cp');
  expect(offered).toMatchObject([{ channelCode: 'fairway-lottery', state: 'open', path: '/app/lottery' }]);
  const { url } = await funded.api.launchVenue({ api: 'fairway-lottery' });
  await enter(page);
  await page.goto(url);
  await expect(page).toHaveURL('/app/lottery');
  await page.getByRole('link', { name: '快三，去投注' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '快三' })).toBeVisible();
  await expect(page.getByRole('button', { name: '加入注单' })).toBeVisible();
});

// Answers that this installation does not give.
test('without issues the hall says so, and a hall that fails offers to try again', async ({ page }) => {
  let fail = true;
  await page.route('**/listLotteries', async (route) => {
    if (fail) return route.fulfill({ json: { code: 300_000, msg: '系统繁忙', data: null } });
    const response = await route.fetch();
    const answer = await response.json();
    for (const lottery of answer.data.lotteries) lottery.current = null;
    return route.fulfill({ response, json: answer });
  });
  await page.goto('/app/lottery');
  await expect(page.getByText('彩票没有加载出来')).toBeVisible({ timeout: 30_000 });
  fail = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('开奖信标尚未启用，启用后即开始售彩')).toBeVisible();
});

test('a lottery that does not exist leads back to the hall', async ({ page }) => {
  await page.goto('/app/lottery/nothing');
  await page.getByRole('link', { name: '返回彩票大厅' }).click();
  await expect(page).toHaveURL('/app/lottery');
});
