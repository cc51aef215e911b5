import { alone, expect, test } from './member.ts';

test.describe('the shell', () => {
  test('shows a visitor the home page without a login wall, and a member the same with what is theirs [SHELL-001] [ROUTE-001]', async ({
    page,
    signIn,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { name: '一笔钱怎么走' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '注册' })).toBeVisible();

    await signIn(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: '一笔钱怎么走' })).toBeVisible();
    await expect(page.getByRole('button', { name: '的账户菜单' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '注册' })).toHaveCount(0);
  });

  test('gives a phone’s browser nothing on a shell page, but pages outside the shell [SHELL-003]', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    const page = await context.newPage();
    await page.goto('/app/home', { waitUntil: 'networkidle' });
    await expect(page.locator('header, footer, main')).toHaveCount(0);
    await expect.poll(() => page.locator('#root').innerText()).toBe('');

    await page.goto('/404');
    await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
    await context.close();
  });

  test('speaks Chinese on a first visit [SHELL-004]', async ({ page }) => {
    await page.goto('/app/home');
    await expect(page.getByRole('link', { name: '首页', exact: true }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('falls back to Chinese from a stored language that it does not know, and takes one that it does [SHELL-005]', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('fairway.language', 'xx-YY'));
    await page.goto('/app/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();

    await page.addInitScript(() => localStorage.setItem('fairway.language', 'en'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'What you can rely on' })).toBeVisible();
  });

  test('changes language and theme from its foot, and keeps both', async ({ page }) => {
    await page.goto('/app/home');
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'What you can rely on' })).toBeVisible();
    await page.getByRole('button', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('keeps one device id, and makes a new one only when it is gone [CALL-015]', async ({ page }) => {
    const deviceId = () => page.evaluate(() => localStorage.getItem('fairway.deviceId'));
    await page.goto('/app/home', { waitUntil: 'networkidle' });
    const first = await deviceId();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);

    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => deviceId()).toBe(first);

    // Removed between two pages: one that still runs would write back what it remembers.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('removed') === null) localStorage.removeItem('fairway.deviceId');
      sessionStorage.setItem('removed', 'once');
    });
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => deviceId()).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => deviceId()).not.toBe(first);
  });

  test('stays usable when a script of the page throws [ERR-001]', async ({ page }) => {
    await page.goto('/app/home');
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
    const handled = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('error', (event) => setTimeout(() => resolve(event.defaultPrevented)));
          setTimeout(() => {
            throw new Error('planted');
          });
        }),
    );

    expect(handled).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
    await expect(page).toHaveURL(/\/app\/register/);
  });

  test('shows a placeholder for a page that takes its time, and none for one that is there at once [SHELL-022]', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date() });
    await page.goto('/app/home', { waitUntil: 'networkidle' });
    const placeholder = page.getByTestId('route-pending');
    // How often the page changed while it was shown.
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[data-testid=route-pending]')) seen.push(1);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const times = () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen.length);
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    const asked = page.waitForRequest('**/*register-page*');
    await page.route('**/*register-page*', async (route) => {
      await sent;
      await route.continue();
    });

    // The page's own time stands from the press on, and goes on by tens.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('banner').getByRole('link', { name: '注册' }).dispatchEvent('click');
    await asked;
    let waited = 0;
    while (waited < 2_000 && !(await placeholder.isVisible())) {
      await page.clock.runFor(10);
      waited += 10;
    }
    await expect(placeholder).toBeVisible();
    expect(waited).toBeGreaterThanOrEqual(200);
    send();
    await page.clock.resume();
    await expect(page.locator('form')).toBeVisible();

    // The home page's code is here already.
    const before = await times();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
    expect(await times()).toBe(before);
  });
});

// With an account of its own: the worker's member goes on to other stories.
alone('signs out from the account menu and forgets who was there', async ({ page, signIn }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('fairway.session'));
  await signIn(page);
  await page.goto('/app/home');
  await page.getByRole('button', { name: '的账户菜单' }).click();
  const session = JSON.parse((await kept()) ?? '{}') as { token: string };
  const ended = page.waitForResponse('**/api/members/v1/logout');
  await page.getByRole('button', { name: '退出登录' }).click();

  expect(await (await ended).json()).toMatchObject({ code: 0 });
  // The shard of the member, then 256 random bits.
  expect(session.token).toMatch(/^[0-9a-f][\w-]{43}$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '注册' })).toBeVisible();
  await expect.poll(kept).toBeNull();
});
