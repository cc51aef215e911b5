import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { apiFor, expect, test } from '../shell/member.ts';
import { refuse } from '../routing/spoilt-answer.ts';
import { videoAnswer } from './answers.ts';

test.describe('the lobby of live rooms', () => {
  // Whether there is an origin of the picture is none of the lobby's business here.
  test.beforeEach(({ page }) => videoAnswer(page, 'switch', { on: true }));

  test('is led to from the header, asks for page 1 of 100 and the tabs, and a filter narrows it [LIVE-003] [LIVE-015]', async ({
    page,
    baseURL,
  }) => {
    const asked = page.waitForRequest('**/popularLive/v2/list');
    const categories = page.waitForResponse('**/gameassist/video/v2/categories');
    await page.goto('/app/home');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '直播' }).click();
    await expect(page).toHaveURL('/app/live');
    await expect(page.getByRole('heading', { level: 1, name: '直播' })).toBeVisible();
    expect((await asked).postDataJSON()).toEqual({ page: 1, size: 100 });

    const answered = await categories;
    expect(answered.request().method()).toBe('GET');
    const { data } = (await answered.json()) as { data: { categories: { code: string; title: string }[] } };
    for (const { title } of data.categories)
      await expect(page.getByRole('tab', { name: new RegExp(`^${title}`) })).toBeVisible();

    const { rooms } = await apiFor(baseURL ?? '').listPopularLive({ page: 1, size: 100 });
    expect(rooms.length).toBeGreaterThan(1);
    const cards = page.getByRole('list', { name: '赛事' }).getByRole('listitem');
    await expect(cards).toHaveCount(rooms.length);
    expect(await axeFaultsInBothThemes(page)).toEqual([]);

    const match = rooms.find((room) => room.match !== null)?.match;
    const team = match?.home.name.zh ?? '';
    const narrowed = page.waitForRequest(
      (request) =>
        request.url().includes('popularLive/v2/list') && request.postData()?.includes(team) === true,
    );
    await page.getByRole('searchbox', { name: '搜索球队、赛事或主播' }).fill(team);
    expect((await narrowed).postDataJSON()).toEqual({ page: 1, size: 100, keyword: team });
    await expect(page).toHaveURL(/keyword=/);
    await expect(cards.first()).toContainText(team);
    await expect(cards).not.toHaveCount(rooms.length);
  });

  test('asks for pictures by GET alone, and for anchors by venue, lead time, name and language [LIVE-010] [LIVE-019]', async ({
    page,
  }) => {
    const methods = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/gameassist/video/')) methods.add(request.method());
    });
    const list = page.waitForRequest('**/video/v1/anchorRoomList?*');
    await page.goto('/app/live?view=anchors');
    const query = new URL((await list).url()).searchParams;
    expect([...query.keys()].toSorted()).toEqual(['alias', 'dep', 'lang', 'venueNames']);
    expect(query.get('lang')).toBe('zh-CN');
    await expect(page.getByText(/^\d+ 个房间$/)).toBeVisible();
    expect([...methods]).toEqual(['GET']);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('has no entry to a picture while the site’s video is off [LIVE-011]', async ({ page }) => {
    await videoAnswer(page, 'switch', { on: false });
    await page.goto('/app/live');
    await expect(page.getByText('直播暂未开放')).toBeVisible();
    await expect(page.getByRole('link', { name: '去看比赛' })).toBeVisible();
    await expect(page.getByRole('list', { name: '赛事' })).toHaveCount(0);
  });

  test('says what it does not find, and tries again what failed', async ({ page }) => {
    await page.goto('/app/live?keyword=没有这支球队');
    await expect(page.getByText('没有符合条件的房间')).toBeVisible();
    await page.getByRole('link', { name: '清除筛选' }).click();
    await expect(page.getByRole('list', { name: '赛事' })).toBeVisible();

    const answer = await refuse(page, '/popularLive/v2/list', 400_000);
    await page.goto('/app/live');
    await expect(page.getByRole('alert')).toContainText('直播没有载入');
    answer();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('list', { name: '赛事' })).toBeVisible();
  });
});
