import { expect, test } from '../shell/story.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test('there is no widget while no client is offered, and the page says so', async ({ page }) => {
  for (const [call, empty] of [
    ['getPcDownloadConfig', { windows: '', mac: '' }],
    ['getClientResourceConfig', { android: '', testFlight: '', scheme: '', publicKey: 'x' }],
  ] as const)
    await page.route(`**/api/site/v1/${call}`, (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: empty } }),
    );
  await page.goto('/app/home');
  await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
  await expect(page.getByRole('button', { name: '下载客户端' })).toHaveCount(0);
  await page.goto('/app/appDownloadPage');
  await expect(page.getByText('暂无可下载的客户端')).toBeVisible();
});

test('a phone is led to the page by its code, and wakes an installed client before it downloads', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent: android,
    viewport: { width: 412, height: 915 },
  });
  const page = await context.newPage();
  await page.route('**/api/site/v1/getClientResourceConfig', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ json: { code: 0, msg: '', data: { ...data, scheme: 'fairway://' } } });
  });
  const ready = page.waitForResponse(/\/houtu\/[\w-]{40,}$/);
  await page.goto('/download-page');
  await ready;
  await expect(page.getByRole('link').nth(1)).toHaveText('下载 Android 版');
  await page.getByRole('link', { name: '下载 Android 版' }).click();
  await expect(page).toHaveURL(/\/houtu\/demo\/fairway-android\.txt$/);
  await context.close();
});
