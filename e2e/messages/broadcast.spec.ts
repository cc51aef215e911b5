import type { Page } from '@playwright/test';
import { openConsole } from '../console/operator.ts';
import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';

const stamp = () => Date.now().toString(36);

/** Writes a draft of a kind and publishes it at once, as an operator would. */
async function write(console: Page, kind: string, title: string, fill?: () => Promise<void>): Promise<void> {
  await console.getByRole('button', { name: '写一条' }).click();
  const form = console.getByRole('dialog', { name: '写一条群发消息' });
  await form.getByText(kind, { exact: true }).click();
  await form.getByLabel('标题（中文）').fill(title);
  await form.getByLabel('正文（中文）').fill('今晚 02:00 至 04:00 例行维护。');
  await form.getByLabel('标题（英文）').fill(`${title} EN`);
  await fill?.();
  await form.getByRole('button', { name: '保存草稿' }).click();
  await expect(form).toHaveCount(0);
}

test.describe('a broadcast', () => {
  test('is drafted, looked at, published, read by a member who has the page open, and withdrawn', async ({
    page,
    signIn,
    browser,
    baseURL,
  }) => {
    const title = `例行维护 ${stamp()}`;
    await signIn(page);
    await page.goto('/app/myCenter/messages?tab=announcement');
    const row = page.getByRole('button', { name: new RegExp(title) });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const console = await context.newPage();
    await openConsole(console, baseURL, 'administrator', '/console/messages');
    await expect(console.getByRole('heading', { level: 1, name: '群发消息' })).toBeVisible();

    await write(console, '公告', title);
    const drawer = console.getByRole('dialog', { name: title });
    await expect(drawer.getByText('草稿')).toBeVisible();
    await expect(row).toHaveCount(0);
    await drawer.getByRole('tab', { name: '英文预览' }).click();
    await expect(drawer.getByRole('heading', { name: `${title} EN` })).toBeVisible();
    expect(await axeFaults(console)).toEqual([]);

    await drawer.getByRole('button', { name: '发布' }).click();
    const last = console.getByRole('dialog', { name: '发布前再看一遍' });
    await expect(last.getByText(/全部会员，目前 \d+ 人/)).toBeVisible();
    await last.getByRole('button', { name: '立即发布' }).click();
    await expect(drawer.getByText('展示中', { exact: true })).toBeVisible();

    // Nothing was reloaded: the page was notified.
    await expect(row).toBeVisible({ timeout: 15_000 });
    await row.click();
    await expect(page.getByText('今晚 02:00 至 04:00 例行维护。')).toBeVisible();

    await drawer.getByRole('button', { name: '撤回' }).click();
    const why = console.getByRole('dialog', { name: '撤回这条消息' });
    await why.getByLabel('原因').fill('时间有误');
    await why.getByRole('button', { name: '撤回' }).click();
    await expect(drawer.getByText('已撤回')).toBeVisible();
    await expect(row).toHaveCount(0, { timeout: 15_000 });
    await context.close();
  });

  test('of the kind special is on the home page, for visitors as well [MSG-015]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const title = `特别公告 ${stamp()}`;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const console = await context.newPage();
    await openConsole(console, baseURL, 'administrator', '/console/messages');
    await write(console, '首页特别公告', title);
    const drawer = console.getByRole('dialog', { name: title });
    await drawer.getByRole('button', { name: '发布' }).click();
    await console.getByRole('button', { name: '立即发布' }).click();
    await expect(drawer.getByText('展示中', { exact: true })).toBeVisible();

    await page.goto('/app/home');
    const notice = page.getByRole('region', { name: '特别公告' });
    await expect(notice.getByText(title)).toBeVisible();
    await notice.getByRole('button', { name: '关闭特别公告' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: '公告', exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);

    await drawer.getByRole('button', { name: '撤回' }).click();
    const why = console.getByRole('dialog', { name: '撤回这条消息' });
    await why.getByLabel('原因').fill('演示结束');
    await why.getByRole('button', { name: '撤回' }).click();
    await expect(drawer.getByText('已撤回')).toBeVisible();
    await context.close();
  });
});
