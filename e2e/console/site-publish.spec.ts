import { expect, test } from '../shell/member.ts';
import { openConsole } from './operator.ts';

/** An open page asks some seconds after the news, so that not everybody asks at once. */
const soon = { timeout: 30_000 };

test('the site’s texts are drafted, looked at, published and taken back, and an open page follows', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const slogan = `今晚见 ${Date.now().toString(36)}`;
  const said = page.getByRole('contentinfo').getByText(slogan);
  await signIn(page);
  await page.goto('/app/page/about');
  await expect(page.getByRole('contentinfo').getByText('时间按 UTC+8')).toBeVisible();

  const desk = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } })
  ).newPage();
  await openConsole(desk, baseURL, 'administrator', '/console/site');
  await desk.getByLabel('口号（中文）').fill(slogan);
  await desk.getByRole('button', { name: '存为草稿' }).click();
  await expect(desk.getByText(/第 \d+ 版尚未发布/)).toBeVisible();

  await desk.getByRole('tab', { name: '版本' }).click();
  const draft = desk.getByRole('row').nth(1);
  const shown = await desk.getByRole('row').filter({ hasText: '访客可见' }).innerText();
  const live = desk.getByRole('row').filter({ hasText: /第 \d+ 版/.exec(shown)?.[0] ?? '-' });
  const tab = desk.waitForEvent('popup');
  await draft.getByRole('button', { name: '预览' }).click();
  const preview = await tab;
  await expect(preview.getByText(slogan)).toBeVisible();
  await preview.close();
  await desk.bringToFront();
  await expect(said).toHaveCount(0);

  // Nobody reloads the member's page from here on.
  await draft.getByRole('button', { name: '发布' }).click();
  await desk
    .getByRole('tooltip')
    .getByRole('button', { name: /^发\s?布$/ })
    .click();
  await expect(said).toBeVisible(soon);
  await live.getByRole('button', { name: '回退到此版' }).click();
  await desk.getByRole('tooltip').getByRole('button', { name: '回退到此版' }).click();
  await expect(said).toHaveCount(0, soon);
  await desk.context().close();
});
