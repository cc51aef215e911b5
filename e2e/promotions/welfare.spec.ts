import { expect, test } from '../cashier/customer.ts';

test('a member reads the tutorial once, opens the packet for friends and joins the race past the gate [ROUTE-018] [ROUTE-030] [ACT-011] [ACT-012] [ACT-038]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/activity');
  const tutorial = page.getByRole('dialog', { name: '优惠活动怎么玩' });
  await tutorial.getByRole('button', { name: '知道了' }).click();
  await expect(tutorial).toHaveCount(0);
  const { campaigns } = await customer.api.getActivityPool({});
  const { banners } = await customer.api.listActivityBanners({});
  await expect(page.getByText('进行中的活动')).toBeVisible();
  await expect(page.locator('dl').getByText(String(campaigns), { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: '最新活动' }).getByRole('link')).toHaveCount(banners.length);
  await page.getByRole('tab', { name: '福利中心' }).click();
  await expect(page.getByText('暂无待领取的奖励')).toBeVisible();
  await expect.poll(async () => (await customer.api.getActivityTutorial({})).show).toBe(false);

  await page.goto('/app/fissile');
  await expect(page).toHaveURL(/\/blackList$/);
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '裂变红包' })).toBeVisible();
  await page.getByRole('button', { name: '拆红包' }).click();
  await expect(page.getByRole('progressbar', { name: '达标好友' })).toHaveAttribute(
    'aria-valuetext',
    '0 / 5',
  );
  await expect(page.getByText(/\/app\/register\?i_code=/)).toBeVisible();

  await page.goto('/app/race-page/1');
  await expect(page).toHaveURL(/\/blackList$/);
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '奖券排行赛' })).toBeVisible();
  await expect(page.getByRole('list', { name: '名次奖金' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: '立即参加' }).click();
  await expect(page.getByText('奖券（张）').first()).toBeVisible();
  await expect(page.getByText('活动期间还没有有效流水。')).toBeVisible();

  await page.goto('/app/activity');
  await expect(page.getByRole('tab', { name: '福利中心' })).toBeVisible();
  await expect(tutorial).toHaveCount(0);
});
