import { expect, test } from '../shell/member.ts';

const tree = '赛事时段';

test('the tree shows the matches in play and leads to each; the page it leads to names its score', async ({
  page,
}) => {
  await page.goto('/app/sport?view=live');
  // The last one has just begun and will not end meanwhile.
  const match = page.getByRole('navigation', { name: tree }).locator('a[href*="/match/"]').last();
  await expect(match).toContainText(/′|中场/);
  await match.click();
  await expect(page).toHaveURL(/\/match\/\d+\?view=live/);
  const here = page
    .getByRole('navigation', { name: tree })
    .locator('a[href*="/match/"][aria-current="page"]');
  await expect(here).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d : \d/);
});

test('a pinned market stands first, by keyboard, and still after a reload', async ({ page }) => {
  await page.goto('/app/sport?view=early');
  await page.getByRole('main').locator('section a[href*="/match/"]').first().click();
  const first = page.getByRole('main').getByRole('button', { name: /置顶/ }).first();
  await expect(first).toHaveAccessibleName('置顶全场让球');
  await page.getByRole('button', { name: '置顶全场独赢' }).focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName('取消置顶全场独赢');
  await page.reload();
  await expect(first).toHaveAccessibleName('取消置顶全场独赢');
  await first.click();
  await expect(first).toHaveAccessibleName('置顶全场让球');
});
