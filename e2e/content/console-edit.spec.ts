import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { apiFor } from '../shell/member.ts';
import { callsOf, openConsole } from '../console/operator.ts';

test.describe.configure({ mode: 'serial' });

/** Saves what was typed, and waits until its version heads the list: until then the previous version's button is there. */
async function saveDraft(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: '保存草稿' }).click();
  const said = await desk.getByText(/第 \d+ 版草稿已保存/).innerText();
  const version = /第 \d+ 版/.exec(said)?.[0] ?? '-';
  await expect(desk.getByRole('row', { name: version }).first()).toBeVisible();
}

/** Publishes the newest version of a document over what is live. */
async function publish(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: '发布', exact: true }).first().click();
  await desk.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

/**
 * Reopens the page and waits for the answer that says what to show; what floats over it is fetched after the page is
 * drawn.
 */
async function learnt(page: Page, call: string, open: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(`**/${call}`);
  await open();
  await answered;
  await page.waitForLoadState('networkidle');
}

/** Reloads the page until it shows what was published: each process caches what it read for a second. */
async function shows(page: Page, path: string, part: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(part).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 40_000 });
}

/** Runs a story that publishes; where it fails half-way, what it has left live is taken down before another story meets it. */
async function cleaning(
  desk: Page,
  site: string | undefined,
  documents: readonly { kind: ContentKind; key: string }[],
  story: () => Promise<void>,
): Promise<void> {
  try {
    await story();
  } finally {
    const api = await callsOf(desk, site);
    for (const { kind, key } of documents) {
      const left = await api.getContentDocument({ kind, key });
      if (left.liveVersion !== null)
        await api.publishContent({ kind, key, version: null, goesLiveAt: null, decisions: left.decisions });
    }
  }
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
  await saveDraft(desk);
  expect(await axeFaults(desk), 'the editor').toEqual([]);

  const preview = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: '预览' }).first().click();
  const shown = await preview;
  await expect(shown.getByText('这是预览，访客看不到')).toBeVisible();
  await shown.close();
  await learnt(page, 'getPopups', () => page.goto('/app/home'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await cleaning(desk, baseURL, [{ kind: 'popup', key: 'welcome' }], async () => {
    await publish(desk);
    const dialog = page.getByRole('dialog', { name: title });
    await shows(page, '/app/home', dialog);
    await dialog.getByText('不再显示').click();
    const sent = page.waitForResponse((response) => response.url().endsWith('/dontShowAnymore'));
    await dialog.getByRole('button', { name: '知道了' }).click();
    expect((await sent).request().method()).toBe('POST');
    expect((await (await sent).json()) as object).toMatchObject({ code: 0 });
    await learnt(page, 'getPopups', () => page.reload());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await takeDown(desk);
  });
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
  await saveDraft(desk);
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const documents = [
    { kind: 'servicePopup', key: 'service' },
    { kind: 'domainNotice', key: 'address' },
  ] as const;
  await cleaning(desk, baseURL, documents, async () => {
    await publish(desk);
    await openConsole(other, baseURL, 'administrator', '/console/content?kind=domainNotice&key=address');
    await publish(other);

    await shows(page, '/app/sponsors', page.getByRole('complementary', { name: '需要帮忙吗？' }));
    const notice = page.getByRole('complementary', { name: '请收藏本站地址' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: '关闭' }).click();
    await page.reload();
    await expect(page.getByRole('complementary', { name: '需要帮忙吗？' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await takeDown(desk);
    await takeDown(other);
  });
  // Each process believes what it read for a second; the page itself would show it a second after it has come.
  const visitor = apiFor(baseURL ?? '');
  await expect.poll(async () => (await visitor.getServicePopup({})).popup).toBeNull();
  await learnt(page, 'getServicePopup', () => page.reload());
  await expect(page.getByRole('complementary', { name: '需要帮忙吗？' })).toHaveCount(0);
});
