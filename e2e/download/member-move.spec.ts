import type { Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { focusWithin } from '../shell/focus-within.ts';
import { expect, test } from '../shell/member.ts';

const move = {
  homeUrl: 'https://new.example/',
  registerUrl: 'https://new.example/register?from=fairway',
  appDownloadUrl: 'https://new.example/app',
  popStatus: 1,
  stxx: 301,
  agentSwitch: 0,
  state: 'open',
};

/** Answers the member's question as a moving site does; counts how often the notice was closed. */
async function moving(page: Page, changed: Partial<typeof move> = {}): Promise<{ closed: () => number }> {
  let closed = 0;
  let state = { ...move, ...changed };
  await page.route('**/api/members/v1/getMemberMove', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: state } }),
  );
  await page.route('**/api/members/v1/closeMemberMove', (route) => {
    closed += 1;
    state = { ...state, state: 'closed' };
    return route.fulfill({ json: { code: 0, msg: '', data: null } });
  });
  return { closed: () => closed };
}

const notice = (page: Page) => page.getByRole('dialog', { name: '您的账户将迁往新站' });

test.describe('the move of the members', () => {
  test('is announced at the login, with links to the new site [MOVE-001] [MOVE-002]', async ({
    page,
    member,
  }) => {
    await moving(page);
    await page.goto('/app/login');
    await expect(notice(page)).toHaveCount(0);
    await page.getByLabel('用户名').fill(member.name);
    await page.getByLabel('登录密码').fill(member.password);
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();

    for (const [name, address] of [
      ['前往新站', 'https://new.example/?stxx=301'],
      ['新站注册', 'https://new.example/register?from=fairway&stxx=301'],
      ['下载新站 App', 'https://new.example/app?stxx=301'],
    ] as const)
      await expect(notice(page).getByRole('link', { name })).toHaveAttribute('href', address);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('is not announced while popStatus is off [MOVE-002]', async ({ page, signIn }) => {
    await moving(page, { popStatus: 0, state: 'none' });
    await signIn(page);
    const asked = page.waitForResponse('**/getMemberMove');
    await page.goto('/app/home');
    await asked;
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('can be closed where it is plain, by Escape and by the cross [MOVE-004]', async ({ page, signIn }) => {
    await signIn(page);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => notice(page).getByRole('button', { name: '暂不前往' }).click(),
    ]) {
      await page.unrouteAll();
      const { closed } = await moving(page);
      await page.goto('/app/home');
      await expect(notice(page)).toBeVisible();
      await focusWithin(notice(page));
      await leave();
      await expect(notice(page)).toHaveCount(0);
      await expect.poll(closed).toBe(1);
    }
  });

  test('cannot be closed where it is forced [MOVE-004]', async ({ page, signIn }) => {
    const { closed } = await moving(page, { popStatus: 2 });
    await signIn(page);
    await page.goto('/app/home');
    await expect(notice(page)).toContainText('本站已停止服务');
    await expect(notice(page).getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 300);
    await page.goto('/app/sport');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('link', { name: '前往新站' })).toBeFocused();
    expect(closed()).toBe(0);
  });

  test('takes the agents along by its switch alone', async ({ page, signIn }) => {
    await signIn(page);
    for (const agentSwitch of [0, 1, 2]) {
      await page.unrouteAll();
      await moving(page, { agentSwitch });
      await page.goto('/app/home');
      await expect(notice(page)).toBeVisible();
      await expect(notice(page).getByText('代理关系随账户一并迁移')).toHaveCount(agentSwitch === 0 ? 0 : 1);
    }
  });
});
