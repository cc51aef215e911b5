import type { Page } from '@playwright/test';
import { expect, test } from '../shell/story.ts';
import { axeFaults } from '../shell/axe-faults.ts';

interface Line {
  code: string;
  name: string;
  url: string;
}

/** Answers this call of the site with these facts, as the operator's configuration would. */
async function answered(page: Page, operation: string, facts: object): Promise<void> {
  await page.route(`**/api/site/v1/${operation}`, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: facts } }),
  );
}

const linesAre = (page: Page, lines: readonly Line[]) => answered(page, 'getServiceLines', { lines });
const day = { code: 'day', name: '日间线路', url: 'https://talk.example/day' };

/** A chat of somebody else, which shows what it is told. */
const chat = `<!doctype html><p id="told">nothing yet</p><script>
addEventListener('message', ({ data }) => { document.getElementById('told').textContent = JSON.stringify(data); });
</script>`;

test.describe('customer service', () => {
  test('/cs stands in the shell with the lines that are meant for the visitor, each in a window of its own [ROUTE-064] [SITE-020]', async ({
    page,
  }) => {
    await linesAre(page, [{ code: 'vip', name: '贵宾线路', url: 'https://talk.example/vip' }, day]);
    await page.goto('/cs');
    await expect(page.getByRole('heading', { level: 1, name: '在线客服' })).toBeVisible();
    const first = page.getByRole('main').getByRole('link', { name: '贵宾线路' });
    await expect(first).toHaveAttribute('href', 'https://talk.example/vip');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('main').getByRole('link', { name: '日间线路' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test('the header leads to the chat whose url the call gives, and the chat is told who writes [SITE-018] [SITE-019] [ROUTE-073]', async ({
    page,
  }) => {
    await page.route('https://chat.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: chat }),
    );
    await answered(page, 'getCustomerServiceUrl', { url: 'https://chat.example/room' });
    // The page's own server would name the chat in its policy; the story's server does not know it.
    await page.route(/\/(?:cs|cschat|app\/home)$/, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      const policy = headers['content-security-policy'] ?? '';
      headers['content-security-policy'] = policy.replace('frame-src', 'frame-src https://chat.example');
      await route.fulfill({ response, headers });
    });
    await page.goto('/app/home');
    await page.getByRole('banner').getByRole('link', { name: '在线客服' }).click();
    await expect(page).toHaveURL('/cs');
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://chat.example/room');

    const metadata = page.waitForRequest('**/getEchatMetadata');
    await page.goto('/cschat');
    await metadata;
    await expect(page.frameLocator('iframe').locator('#told')).toContainText('"type":"echat.metadata"');
    await expect(page.frameLocator('iframe').locator('#told')).toContainText('"signedIn":false');
    await expect(page.locator('header, footer')).toHaveCount(0);
  });

  test('a number that wants to be called is taken once, and axe finds nothing [SITE-013]', async ({
    page,
  }) => {
    await page.goto('/cs');
    const form = page.getByRole('region', { name: '免费回电' });
    await form.getByRole('button', { name: '请给我回电' }).click();
    await expect(form.getByText('请输入正确的手机号码')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const phone = `139${String(Date.now()).slice(-8)}`;
    await form.getByRole('textbox', { name: /手机/ }).fill(phone);
    await form.getByRole('button', { name: '请给我回电' }).click();
    await expect(form.getByText('已经登记')).toBeVisible();
  });

  test('without any way to reach somebody it says so and leads to the help centre', async ({ page }) => {
    await linesAre(page, []);
    await page.route('**/getSiteParameters', async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: object };
      await route.fulfill({ json: { ...envelope, data: { ...envelope.data, freeCall: '0' } } });
    });
    await page.goto('/cs');
    await expect(page.getByText('客服线路还没有开通')).toBeVisible();
    await page.getByRole('link', { name: '打开帮助中心' }).click();
    await expect(page).toHaveURL('/app/help/start/register');
  });

  test('no line leads anywhere but to a safe address', async ({ page }) => {
    await linesAre(page, [{ code: 'bad', name: '坏线路', url: 'javascript:alert(1)' }, day]);
    await page.goto('/cs');
    await expect(page.getByRole('link', { name: '日间线路' })).toBeVisible();
    await expect(page.getByText('坏线路')).toHaveCount(0);
  });
});
