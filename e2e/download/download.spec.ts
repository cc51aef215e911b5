import { expect, test } from '../shell/story.ts';
import { axeFaults } from '../shell/axe-faults.ts';

test.describe('the clients of the site', () => {
  test('the widget leads to a Windows and a Mac file, whose addresses the configuration gives [SDK-001] [SDK-023]', async ({
    page,
    request,
  }) => {
    const configs = Promise.all([
      page.waitForResponse('**/api/site/v1/getPcDownloadConfig'),
      page.waitForResponse('**/api/site/v1/getClientResourceConfig'),
    ]);
    await page.goto('/app/home');
    const [computers, phones] = await configs;
    const { data } = (await computers.json()) as { data: { windows: string; mac: string } };
    expect(((await phones.json()) as { data: { android: string } }).data.android).not.toBe('');

    await page.getByRole('button', { name: '下载客户端' }).click();
    const widget = page.getByRole('dialog', { name: '下载客户端' });
    for (const [name, address] of [
      ['Windows', data.windows],
      ['Mac', data.mac],
    ] as const) {
      const link = widget.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      expect((await request.get(address)).status()).toBe(200);
    }
    await widget.getByRole('link', { name: '全部下载方式' }).click();
    await expect(page).toHaveURL(/\/app\/appDownloadPage$/);
  });

  test('the Android entry shows its code while the pointer or the focus is on it [SDK-002]', async ({
    page,
  }) => {
    await page.goto('/app/home');
    await page.getByRole('button', { name: '下载客户端' }).click();
    const entry = page.getByRole('dialog').getByRole('button', { name: /Android/ });
    const code = page.getByRole('img', { name: '用手机扫码下载 Android 版' });
    await expect(entry).toBeVisible();
    await expect(code).toHaveCount(0);

    await entry.hover();
    await expect(code).toBeVisible();
    await code.hover();
    await expect(code).toBeVisible();
    await page.mouse.move(20, 20);
    await expect(code).toHaveCount(0);

    await entry.focus();
    await expect(code).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const { path, rows } of [
    { path: '/app/appDownloadPage', rows: '[SHELL-008] [SHELL-011] [ROUTE-061]' },
    { path: '/download-page', rows: '[ROUTE-076]' },
  ])
    test(`${path} is drawn without header and footer ${rows}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Fairway 客户端' })).toBeVisible();
      for (const name of ['下载 Windows 版', '下载 Mac 版', '下载 Android 版'])
        await expect(page.getByRole('link', { name })).toBeVisible();
      await expect(page.locator('header, footer')).toHaveCount(0);
      expect(await axeFaults(page)).toEqual([]);
    });

  test('the page’s reports are sealed, and the server answers them [SDK-015] [SDK-006] [SDK-007]', async ({
    page,
  }) => {
    const answers: Promise<unknown>[] = [];
    const sent: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/houtu/')) answers.push(response.json());
    });
    page.on('request', (request) => {
      if (request.url().includes('/houtu/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto('/download-page?i_code=ABC');
    await expect.poll(() => answers.length).toBe(2);
    for (const answer of await Promise.all(answers))
      expect(answer).toMatchObject({ status_code: 0, msg: '' });
    for (const request of sent) expect(request).not.toMatch(/report|params|node\/insert|appkey|i_code/);
  });
});
