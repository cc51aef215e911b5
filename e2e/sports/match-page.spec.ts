import { apiFor, expect, test } from '../shell/member.ts';
import { newestInPlay } from './newest-in-play.ts';

const tree = '赛事时段';

test('the tree shows the matches in play and leads to each; the page it leads to names its score', async ({
  page,
  baseURL,
}) => {
  const { id } = await newestInPlay(apiFor(baseURL ?? ''));
  await page.goto('/app/sport?view=live');
  const match = page.getByRole('navigation', { name: tree }).locator(`a[href*="/match/${id}"]`);
  await expect(match).toContainText(/′|中场/);
  await match.click();
  await expect(page).toHaveURL(new RegExp(`/match/${id}\\?view=live`));
  const here = page
    .getByRole('navigation', { name: tree })
    .locator('a[href*="/match/"][aria-current="page"]');
  await expect(here).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d : \d/);
});

test('a league of the tree folds its matches away, by keyboard, and still after a reload', async ({
  page,
}) => {
  await page.goto('/app/sport?view=live');
  const item = page.getByRole('navigation', { name: tree }).getByRole('listitem');
  // The league with the most matches in play: it does not run dry meanwhile.
  const leagues = item.filter({ has: page.getByRole('button', { name: /的进行中比赛$/ }) });
  await expect(leagues).not.toHaveCount(0);
  const counts = await leagues.evaluateAll((all) => all.map((one) => one.querySelectorAll('li').length));
  const most = leagues.nth(counts.indexOf(Math.max(...counts))).getByRole('button');
  const name = (await most.getAttribute('aria-label')) ?? '';
  const fold = page.getByRole('button', { name, exact: true });
  const matches = item.filter({ has: fold }).locator('a[href*="/match/"]');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(matches).not.toHaveCount(0);
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(matches).toHaveCount(0);
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(matches).not.toHaveCount(0);
});

test('a pinned market is first, by keyboard, and still after a reload', async ({ page }) => {
  await page.goto('/app/sport?view=early');
  await page.getByRole('main').locator('section a[href*="/match/"]').first().click();
  const first = page.getByRole('main').getByRole('button', { name: /置顶/ }).first();
  await expect(first).toHaveAccessibleName('置顶全场让球');
  await page.getByRole('button', { name: '置顶全场独赢' }).focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName('取消置顶全场独赢');
  await page.reload();
  await expect(first).toHaveAccessibleName('取消置顶全场独赢');

  // Of two that are pinned the later one comes first.
  const all = page.getByRole('main').getByRole('button', { name: /置顶/ });
  const other = /^置顶(.+)$/.exec((await all.last().getAttribute('aria-label')) ?? '')?.[1] ?? '-';
  await page.getByRole('button', { name: `置顶${other}`, exact: true }).click();
  await expect(all.nth(0)).toHaveAccessibleName(`取消置顶${other}`);
  await expect(all.nth(1)).toHaveAccessibleName('取消置顶全场独赢');
  await all.nth(1).click();
  await expect(all.nth(1)).toHaveAccessibleName('置顶全场让球');
});
