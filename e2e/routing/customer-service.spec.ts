import { expect, test, type Page } from '@playwright/test';

async function linesAre(page: Page, lines: readonly { code: string; url: string }[]): Promise<void> {
  await page.route('**/api/site/v3/getPreInfo', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { SiteBaseConfigVo: object } };
    const SiteBaseConfigVo = {
      ...envelope.data.SiteBaseConfigVo,
      customerService: JSON.stringify(lines),
    };
    await route.fulfill({ json: { ...envelope, data: { ...envelope.data, SiteBaseConfigVo } } });
  });
}

test.describe('customer service', () => {
  test('/cs stands in the shell with the lines that are set up, each in a window of its own [ROUTE-064]', async ({
    page,
  }) => {
    await linesAre(page, [
      { code: 'vip', url: 'https://talk.example/vip' },
      { code: 'day', url: 'https://talk.example/day' },
    ]);
    await page.goto('/cs');
    await expect(page.getByRole('heading', { level: 1, name: '在线客服' })).toBeVisible();
    const first = page.getByRole('main').getByRole('link', { name: '客服线路 1' });
    await expect(first).toHaveAttribute('href', 'https://talk.example/vip');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('main').getByRole('link', { name: '客服线路 2' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test('/cschat has the same without header and footer [ROUTE-073]', async ({ page }) => {
    await linesAre(page, [{ code: 'day', url: 'https://talk.example/day' }]);
    await page.goto('/cschat');
    await expect(page.getByRole('link', { name: '客服线路 1' })).toHaveAttribute(
      'href',
      'https://talk.example/day',
    );
    await expect(page.locator('header, footer')).toHaveCount(0);
  });

  test('without a line it says so and leads to the help centre', async ({ page }) => {
    await linesAre(page, []);
    await page.goto('/cs');
    await expect(page.getByText('客服线路还没有开通')).toBeVisible();
    await page.getByRole('link', { name: '打开帮助中心' }).click();
    await expect(page).toHaveURL('/app/help/start/register');
  });

  test('no line leads anywhere but to a safe address', async ({ page }) => {
    await linesAre(page, [{ code: 'bad', url: 'javascript:alert(1)' }]);
    await page.goto('/cs');
    await expect(page.getByText('客服线路还没有开通')).toBeVisible();
  });
});
