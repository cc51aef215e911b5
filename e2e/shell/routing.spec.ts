import { expect, test } from './member.ts';

const stored = (key: string, kind: 'localStorage' | 'sessionStorage') =>
  `window.${kind}.getItem(${JSON.stringify(key)})`;

test.describe('routing', () => {
  test('/app/home is the home page in the shell [ROUTE-002]', async ({ page }) => {
    await page.goto('/app/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
  });

  test('/home leads to /app/home with its query [ROUTE-081]', async ({ page }) => {
    await page.goto('/home?i_code=Z');
    await expect(page).toHaveURL(/\/app\/home\?i_code=Z$/);
  });

  test('an address that is no page ends at /404, outside of the shell [ROUTE-080] [ROUTE-074]', async ({
    page,
  }) => {
    await page.goto('/app/no-such-page');
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
    await expect(page.locator('header, footer')).toHaveCount(0);
  });

  test('the pages outside the shell are drawn without header and footer [ROUTE-065] [ROUTE-070] [ROUTE-071] [ROUTE-072] [ROUTE-077]', async ({
    page,
  }) => {
    for (const [path, heading] of [
      ['/app', '体育赛事与娱乐平台'],
      ['/maintenance', '网站维护中'],
      ['/access-forbid', '暂时无法访问'],
      ['/access-alert', '访问提醒'],
      ['/blackList', '进入活动之前'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }), path).toBeVisible();
      await expect(page.locator('header, footer'), path).toHaveCount(0);
    }
  });

  test('the home page keeps invite code, referral code and source [ROUTE-003] [ROUTE-004] [ROUTE-005]', async ({
    page,
  }) => {
    await page.goto('/app/home?i_code=ABC&r_code=R1&from=ad7');
    await expect.poll(() => page.evaluate(stored('i_code', 'localStorage'))).toBe('ABC');
    await expect.poll(() => page.evaluate(stored('r_code', 'localStorage'))).toBe('R1');
    await expect.poll(() => page.evaluate(stored('source', 'localStorage'))).toBe('ad7');
  });

  test('four parameters of the address are kept for the session [ROUTE-096]', async ({ page }) => {
    await page.goto('/app/home?r_code=1&i_code=2&agent_verify=3&isfission=4');
    await expect.poll(() => page.evaluate(stored('r_code', 'sessionStorage'))).toBe('1');
    await expect.poll(() => page.evaluate(stored('i_code', 'sessionStorage'))).toBe('2');
    await expect.poll(() => page.evaluate(stored('agent_verify', 'sessionStorage'))).toBe('3');
    await expect.poll(() => page.evaluate(stored('isfission', 'sessionStorage'))).toBe('4');
  });

  test('a new page starts at its top, has the focus on its heading and gives the title, and the old address is remembered [ROUTE-093] [ROUTE-094]', async ({
    page,
  }) => {
    await page.goto('/app/home');
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('contentinfo').getByRole('link', { name: '注册' }).click();

    await expect(page).toHaveURL(/\/app\/register$/);
    await expect(page.locator('h1')).toBeFocused();
    const heading = await page.locator('h1').textContent();
    await expect(page).toHaveTitle(`${heading} · Fairway`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(stored('previousRoute', 'sessionStorage'))).toBe('/app/home');
  });

  test('/app/myCenter opens the member centre in the shell, for members [ROUTE-007]', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await page.goto('/app/myCenter');
    await expect(page).toHaveURL(/\/app\/myCenter$/);
    await expect(page.getByRole('heading', { level: 1, name: /好，|夜深了，/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: '账户安全' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '会员中心' })).toBeVisible();
  });

  test('the pages of a member are in the shell [ROUTE-049] [ROUTE-056] [ROUTE-057] [ROUTE-058] [ROUTE-059] [ROUTE-060]', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    for (const [path, heading] of [
      ['/app/sport', '体育赛事'],
      ['/app/myCenter/deposit', '存款'],
      ['/app/myCenter/withdrawals', '提款'],
      ['/app/myCenter/transfer', '转账'],
      ['/app/myCenter/myWallet', '我的钱包'],
      ['/app/myCenter/banks', '提款账户'],
    ] as const) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
      await expect(title, path).toBeAttached();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page).toHaveURL(path);
    }
  });

  test('a visitor who opens a member’s page logs in first and comes back to it', async ({ page, member }) => {
    await page.goto('/app/myCenter/bets');
    await expect(page).toHaveURL(/\/app\/login\?return=/);
    await page.getByLabel('用户名').fill(member.name);
    await page.getByLabel('登录密码', { exact: false }).first().fill(member.password);
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/myCenter\/bets$/);
  });

  test('the skip link leads over the header', async ({ page }) => {
    await page.goto('/app/home');
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});
