import { expect, test } from '../shell/member.ts';

test('printed addresses are in the shell, or bare where the specification prints no header and footer [ROUTE-008] [ROUTE-011] [ROUTE-012] [ROUTE-033] [ROUTE-015] [ROUTE-075] [ROUTE-069] [ROUTE-078]', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/app/agent', /.+/],
    ['/app/agent-page', /.+/],
    ['/app/password', /密码/],
    ['/app/virtualCurrencyInfo', '认识 USDT'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page).toHaveURL(path);
  }
  for (const path of ['/app/sponsorModel/harbour-cup', '/sponsor/fairway/harbour-cup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '海湾杯' }), path).toBeVisible();
    await expect(page.locator('header, footer')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
  }
  for (const path of ['/agent-page', '/sponsorModelTemp/harbour-cup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});

test('/app/help/{typeId}/{listid} shows that entry, an address beside the printed ones renders, and one below no known page ends at /404 [ROUTE-013] [ROUTE-079]', async ({
  page,
}) => {
  await page.goto('/app/help/betting/rules');
  const menu = page.getByRole('navigation', { name: '帮助目录' });
  const chosen = menu.locator('[aria-current]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAttribute('href', '/app/help/betting/rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await chosen.textContent()) ?? '-');
  await expect(page.getByRole('banner')).toBeVisible();

  await page.goto('/contentPreview');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL('/contentPreview');
  await expect(page.locator('footer')).toHaveCount(0);

  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
});
