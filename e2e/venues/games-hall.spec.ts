import type { Page } from '@playwright/test';
import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { alone, apiFor, expect } from '../shell/member.ts';

const test = alone;

const tiles = (page: Page) => page.getByRole('region', { name: '游戏', exact: true }).getByRole('listitem');
const tile = (page: Page, name: string) =>
  tiles(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The e-games as the server lists them. */
async function listed(baseUrl: string | undefined) {
  const { games } = await apiFor(baseUrl ?? '').listGames({ category: 'electronic' });
  const [first] = games;
  if (!first) throw new Error('no e-game is listed');
  return { games, first };
}

test.describe('the hall of e-games', () => {
  test('lists the games of the electronic venue, and a press opens one [EGAME-001] [EGAME-006]', async ({
    page,
    signIn,
    baseURL,
  }) => {
    const { games, first } = await listed(baseURL);
    await signIn(page);
    await page.goto('/app/egame/1');
    await expect(page.getByRole('heading', { level: 1, name: '球场电子游艺' })).toBeVisible();
    await expect(tiles(page).getByRole('heading')).toHaveText(games.map(({ name }) => name));
    await expect(tile(page, first.name)).toContainText(`返还率 ${first.rtp}%`);
    // Another's venue stands below the house's own games.
    await expect(page.getByRole('region', { name: '其他电子场馆' })).toContainText('北辰电子');

    const launched = page.waitForResponse('**/cg/v1/game/fairway-games/second_launch');
    await page.getByRole('link', { name: `进入 ${first.name}` }).click();
    expect(await (await launched).json()).toMatchObject({ code: 0, data: { url: first.path } });
    await expect(page).toHaveURL(first.path);

    await page.goto('/app/egame/1?tab=recent');
    await expect(tiles(page).getByRole('heading')).toHaveText([first.name]);
  });

  test('is searched by a part of a name, and the address keeps what was typed [EGAME-002]', async ({
    page,
    baseURL,
  }) => {
    const { games, first } = await listed(baseURL);
    const part = first.name.slice(0, 1);
    const matching = games.filter(({ name }) => name.includes(part)).map(({ name }) => name);
    await page.goto('/app/egame/1');
    await expect(tiles(page)).toHaveCount(games.length);
    const search = page.getByRole('searchbox', { name: '搜索游戏' });
    await search.fill('没有这款');
    await expect(page.getByText('没有找到「没有这款」')).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);

    await search.fill(part);
    await expect.poll(() => tiles(page).getByRole('heading').allTextContents().then((names) => names.toSorted())).toEqual(matching.toSorted()); // prettier-ignore
    await page.reload();
    await expect(search).toHaveValue(part);
    await expect(tiles(page)).toHaveCount(matching.length);

    await search.press('Escape');
    await expect(tiles(page)).toHaveCount(games.length);
    await expect(page).toHaveURL('/app/egame/1');
  });

  test('keeps a favourite after a reload, until its mark is taken off [EGAME-003] [EGAME-008]', async ({
    page,
    signIn,
    baseURL,
  }) => {
    const { first } = await listed(baseURL);
    await signIn(page);
    await page.goto('/app/egame/1?tab=collected');
    await expect(page.getByText('还没有收藏的游戏')).toBeVisible();
    await page.getByRole('tab', { name: '全部' }).click();
    const marked = page.waitForResponse('**/collectGame');
    await page.getByRole('button', { name: `收藏 ${first.name}`, exact: true }).click();
    await marked;

    await page.reload();
    await page.getByRole('tab', { name: '收藏' }).click();
    await expect(tiles(page).getByRole('heading')).toHaveText([first.name]);
    const unmark = page.getByRole('button', { name: `取消收藏 ${first.name}` });
    await expect(unmark).toHaveAttribute('aria-pressed', 'true');
    const unmarked = page.waitForResponse('**/cancelCollectGame');
    await unmark.click();
    await unmarked;
    await page.reload();
    await expect(page.getByText('还没有收藏的游戏')).toBeVisible();
  });

  test('fills the hot tab with the games that members opened most [EGAME-007]', async ({ page }) => {
    await page.goto('/app/egame/1');
    const answered = page.waitForResponse('**/listHotGames');
    await page.getByRole('tab', { name: '热门' }).click();
    const { data } = (await (await answered).json()) as { data: { games: { name: string }[] } };
    expect(data.games.length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/app/egame/1?tab=hot');
    await expect(tiles(page).getByRole('heading')).toHaveText(data.games.map(({ name }) => name));
  });

  test('asks a visitor to log in for favourites and comes back', async ({ page, member, baseURL }) => {
    const { first } = await listed(baseURL);
    await page.goto('/app/egame/1?tab=recent');
    await expect(page.getByText('登录后查看')).toBeVisible();
    await page.getByRole('tab', { name: '全部' }).click();
    await page.getByRole('button', { name: `收藏 ${first.name}`, exact: true }).click();
    await expect(page).toHaveURL('/app/login?return=%2Fapp%2Fegame%2F1');
    await page.getByRole('textbox', { name: '用户名' }).fill(member.name);
    await page.getByLabel('登录密码').fill(member.password);
    await page.getByRole('main').getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL('/app/egame/1');
  });

  test('can be used with the keyboard alone, and axe finds no fault in Chinese and English', async ({
    page,
    signIn,
    baseURL,
  }) => {
    const { games, first } = await listed(baseURL);
    await signIn(page);
    await page.goto('/app/egame/1');
    await expect(tiles(page)).toHaveCount(games.length);
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.getByRole('tab', { name: '全部' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: '热门' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.type(first.name);
    await expect(page.getByRole('searchbox', { name: '搜索游戏' })).toHaveValue(first.name);
    await page.getByRole('link', { name: `进入 ${first.name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first.path);

    await page.evaluate(() => localStorage.setItem('fairway.language', 'en'));
    await page.goto('/app/egame/1');
    await expect(page.getByRole('heading', { level: 1, name: 'Fairway Games' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Favourites' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});
