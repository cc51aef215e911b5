import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { openConsole } from '../console/operator.ts';

test.describe.configure({ mode: 'serial' });

/** Publishes the newest version of a document over what is live. */
async function publish(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: '发布', exact: true }).first().click();
  await desk.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

async function takeDown(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: '下线' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '下线' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

test('an operator writes a pop-up, looks at it, publishes it; a visitor sends it away for good [SITE-016]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await openConsole(desk, baseURL, 'administrator', '/console/content?kind=popup&key=welcome');
  await expect(desk.getByRole('heading', { level: 1, name: '内容发布' })).toBeVisible();
  const title = `赛季开幕 ${Date.now().toString(36)}`;
  await desk.getByLabel('标题（中文）').fill(title);
  await desk.getByRole('button', { name: '保存草稿' }).click();
  await expect(desk.getByText(/版草稿已保存/)).toBeVisible();
  expect(await axeFaults(desk), 'the editor').toEqual([]);

  const preview = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: '预览' }).first().click();
  const shown = await preview;
  await expect(shown.getByText('这是预览，访客看不到')).toBeVisible();
  await shown.close();
  await page.goto('/app/home');
  await page.waitForTimeout(2_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await publish(desk);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByText('不再显示').click();
  const sent = page.waitForResponse((response) => response.url().endsWith('/dontShowAnymore'));
  await dialog.getByRole('button', { name: '知道了' }).click();
  expect((await sent).request().method()).toBe('POST');
  expect((await (await sent).json()) as object).toMatchObject({ code: 0 });
  await page.reload();
  await page.waitForTimeout(2_500);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await takeDown(desk);
});

test('the customer service pop-up and the domain notice come up as configured [SITE-021] [SITE-008]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await openConsole(desk, baseURL, 'administrator', '/console/content?kind=servicePopup&key=service');
  await desk.getByLabel('进站多少秒后出现').fill('1');
  await desk.getByRole('button', { name: '保存草稿' }).click();
  await expect(desk.getByText(/版草稿已保存/)).toBeVisible();
  await publish(desk);
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await openConsole(other, baseURL, 'administrator', '/console/content?kind=domainNotice&key=address');
  await publish(other);

  await page.goto('/app/sponsors');
  await expect(page.getByRole('complementary', { name: '需要帮忙吗？' })).toBeVisible();
  const notice = page.getByRole('complementary', { name: '请收藏本站地址' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: '关闭' }).click();
  await page.reload();
  await expect(page.getByRole('complementary', { name: '需要帮忙吗？' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await takeDown(desk);
  await takeDown(other);
  await page.reload();
  await page.waitForTimeout(3_000);
  await expect(page.getByRole('complementary', { name: '需要帮忙吗？' })).toHaveCount(0);
});
