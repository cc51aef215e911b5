import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { apiFor, expect, test } from '../shell/member.ts';

test.describe('anchors', () => {
  test('the anchors’ hall has the header and no footer [ROUTE-016] [SHELL-010]', async ({ page }) => {
    await page.goto('/app/anchor-game');
    await expect(page.getByRole('heading', { level: 1, name: '主播大厅' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /真人桌台/ })).toHaveAttribute('href', '/app/realbet');
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
  });

  test('its pictures are fetched from the home page before anybody goes there [ROUTE-006]', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/app/home');
    for (const name of ['football', 'table', 'slots', 'lottery'])
      await expect
        .poll(() => fetched.some((path) => new RegExp(`/assets/${name}-room-.+\\.svg$`).test(path)))
        .toBe(true);
    await expect(page).toHaveURL('/app/home');
  });

  test('an anchor’s page is led to from the list; a member follows and no longer does', async ({
    page,
    signIn,
    baseURL,
  }) => {
    const { rooms } = await apiFor(baseURL ?? '').listAnchorRooms({ dep: '1' });
    const anchor = rooms.find((room) => room.anchor !== null)?.anchor;
    if (!anchor) throw new Error('no anchor has a room');
    await signIn(page);
    await page.goto(`/app/anchor/${anchor.anchorId}`);
    await expect(page.getByRole('heading', { level: 1, name: anchor.name })).toBeVisible();
    await page.getByRole('button', { name: `关注 ${anchor.name}`, exact: true }).click();
    await page.getByRole('button', { name: `取消关注 ${anchor.name}` }).click();
    await expect(page.getByRole('button', { name: `关注 ${anchor.name}`, exact: true })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  test('one that does not exist is said so', async ({ page }) => {
    await page.goto('/app/anchor/0198c0de-0000-7000-8000-000000000000');
    await expect(page.getByText('没有这位主播')).toBeVisible();
    await expect(page.getByRole('link', { name: '返回直播大厅' })).toBeVisible();
  });
});
