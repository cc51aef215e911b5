import { expect, test } from '../console/desk.ts';

test('a visitor reads the news: four lists, both columns, an article [ROUTE-040] [ROUTE-041] [NEWS-001] [NEWS-002]', async ({
  page,
}) => {
  await page.goto('/app/home');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '资讯' }).click();
  await expect(page).toHaveURL(/\/app\/news$/);
  await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();

  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const [top, column] = [region('置顶资讯'), region('栏目')];
  const lists = [top, column, region('热门'), region('推荐')];
  for (const list of lists) await expect(list.getByRole('link').first()).toBeVisible();
  // The top is placed by hand; the column is by date, and each of the two columns has its own.
  await expect(top.getByRole('link').first()).toContainText('四十八队、一百零四场');
  await expect(column.getByRole('link').filter({ hasText: '四十八队' })).toBeVisible();
  await page.getByRole('tab', { name: '赛场直击' }).click();
  await expect(page).toHaveURL(/column=live/);
  await expect(column.getByRole('link').filter({ hasText: '四十八队' })).toHaveCount(0);
  await expect(column.getByRole('link').first()).toBeVisible();

  await top.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/news\/newsDetail\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '四十八队、一百零四场：世界杯新赛制怎么走',
  );
  await expect(page.getByRole('heading', { level: 2, name: '小组赛：十二组，每组四队' })).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeVisible();
});

test('a closed entrance leaves the menu and the page without news [NEWS-003]', async ({ desk, page }) => {
  await desk.publishSite(({ newsEntrance }) => ({ newsEntrance: { ...newsEntrance, open: false } }));
  await page.goto('/app/news');
  await expect(page.getByText('资讯暂未对您开放')).toBeVisible();
  const menu = page.getByRole('navigation', { name: '主导航' });
  await expect(menu.getByRole('link', { name: '首页' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '资讯' })).toHaveCount(0);
});
