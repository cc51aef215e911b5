import type { Page } from '@playwright/test';
import { openConsole } from '../console/operator.ts';
import { focusWithin } from '../shell/focus-within.ts';
import { expect, test } from '../shell/member.ts';

/** Chooses in the section of the move and publishes what changed. */
async function publish(console: Page, baseURL: string | undefined, change: (page: Page) => Promise<void>) {
  await openConsole(console, baseURL, 'administrator', '/console/site');
  await console.getByRole('tab', { name: '会员迁站' }).click();
  await change(console);
  await console.getByRole('button', { name: '预览变更并发布' }).click();
  await console
    .getByRole('dialog')
    .getByRole('button', { name: /^发\s?布$/ })
    .click();
  await expect(console.getByText(/第 \d+ 版已发布/)).toBeVisible();
}

test('an operator sets a move up, the member sees the notice and closes it, and the operator ends it [MOVE-001] [MOVE-006]', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const console = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } })
  ).newPage();
  await publish(console, baseURL, async (form) => {
    await form.getByRole('radio', { name: '弹窗，可以关闭' }).check();
    await form.getByLabel('新站首页').fill('https://new.example/');
  });
  const notice = page.getByRole('dialog', { name: '您的账户将迁往新站' });
  try {
    await signIn(page);
    // Each process believes for a second what it read before.
    await expect(async () => {
      await page.goto('/app/home');
      // Without a number of its own the move goes by 301.
      const link = notice.getByRole('link');
      await expect(link).toHaveAttribute('href', 'https://new.example/?stxx=301', { timeout: 8_000 });
    }).toPass({ timeout: 40_000 });
    await focusWithin(notice);
    const closed = page.waitForResponse('**/closeMemberMove');
    const askedAgain = page.waitForResponse('**/getMemberMove');
    await page.keyboard.press('Escape');
    expect((await (await closed).json()) as unknown).toMatchObject({ code: 0 });
    const { data } = (await (await askedAgain).json()) as { data: unknown };
    expect(data).toMatchObject({ state: 'closed', popStatus: 1 });

    await Promise.all([page.waitForResponse('**/getMemberMove'), page.reload()]);
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    // The stories that follow expect a site that stays.
    await publish(console, baseURL, (form) => form.getByRole('radio', { name: '不弹窗' }).check());
    await console.context().close();
  }
});
