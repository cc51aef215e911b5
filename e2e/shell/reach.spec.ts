import type { Locator, Page } from '@playwright/test';
import { expect, test } from './member.ts';

/** Presses a link and waits for its page: its address and a heading. */
async function follow(page: Page, within: Page | Locator, path: string): Promise<void> {
  await within.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

test('from the home page each of the seven offers has an entry that opens its own page [SHELL-002]', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/app/sport', /^体育/],
    ['/app/realbet', /^真人/],
    ['/app/lottery', /^彩票/],
    ['/app/egame/1', /^球场电子游艺/],
    ['/app/chessGame', /^棋牌/],
    ['/app/fishing/1', /^捕鱼/],
    ['/app/live', /直播/],
  ] as const) {
    await page.goto('/app/home');
    await follow(page, page.getByRole('banner').getByRole('navigation'), path);
    await expect(page).toHaveTitle(title);
    // What is offered there: a link or a button of the page itself, which is no excuse and no link back home.
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="/app/"]:not([href="/app/home"]), button').first()).toBeVisible();
    await expect(main.getByRole('button', { name: '重试' })).toHaveCount(0);
  }
});

test.describe('every screen is reached by links from the shell', () => {
  test('by a visitor: accounts, help, sponsors, agent, live rooms, e-games, activities, VIP [SHELL-018]', async ({
    page,
  }) => {
    await page.goto('/app/home');
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    await follow(page, header, '/app/register');
    await follow(page, header, '/app/login');
    await follow(page, page.getByRole('main'), '/app/password');
    for (const path of ['/app/help/start/register', '/app/sponsors', '/app/agent'])
      await follow(page, footer, path);
    for (const path of ['/app/activity', '/app/vip', '/app/egame/1']) await follow(page, header, path);
    await follow(page, header, '/app/live');
    await page.getByRole('list', { name: '赛事' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/app\/live\/room\/\d+$/);
    await expect(page.getByRole('log')).toBeVisible();
  });

  test('by a member: the centre, funds, messages, feedback and invitations [SHELL-018]', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await page.goto('/app/home');
    for (const path of [
      '/app/myCenter',
      '/app/myCenter/deposit',
      '/app/myCenter/withdrawals',
      '/app/myCenter/transfer',
      '/app/myCenter/messages',
      '/app/myCenter/feedback',
    ]) {
      await page.getByRole('button', { name: '的账户菜单' }).click();
      await follow(page, page.getByRole('banner'), path);
    }
    // A promotional address: the gate asks first.
    await page.getByRole('button', { name: '的账户菜单' }).click();
    await page.getByRole('banner').locator('a[href="/app/friendInvitation"]').click();
    await expect(page).toHaveURL('/blackList');
    await page.getByRole('button', { name: '我知道了，继续' }).click();
    await expect(page).toHaveURL('/app/friendInvitation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
