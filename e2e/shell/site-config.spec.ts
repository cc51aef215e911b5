import { expect, test } from '../console/desk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the site configuration on the page', () => {
  test('gives the header, the foot and the title their texts', async ({ page, desk }) => {
    await desk.publishSite(({ brand }) => ({
      brand: { ...brand, name: '银滩', title: { zh: '赛事大厅', en: '' } },
    }));
    await page.goto('/app/home');

    await expect(page.getByRole('banner').getByText('银滩')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('银滩').first()).toBeVisible();
    await expect(page).toHaveTitle(/^赛事大厅 · /);
  });

  test('names no licence until an operator has named one', async ({ page, desk }) => {
    await page.goto('/app/home');
    await expect(page.getByRole('contentinfo').getByText('仅限成年人')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(/牌照|许可|检测|认证/)).toHaveCount(0);

    await desk.publishSite(() => ({
      credentials: [{ title: { zh: '博彩牌照 12345', en: '' }, text: { zh: '某地监管局', en: '' }, url: '' }],
    }));
    await page.reload();
    await expect(page.getByRole('contentinfo').getByText('博彩牌照 12345')).toBeVisible();
  });

  test('offers exactly the listed languages [SITE-003], and no choice where the entrance is closed [SITE-006]', async ({
    page,
    desk,
  }) => {
    const picker = page.getByRole('group', { name: '语言' });
    await page.goto('/app/home');
    await expect(picker.getByRole('button')).toHaveText(['简体中文', 'English']);

    await desk.publishSite(({ switches }) => ({ switches: { ...switches, languageEntrance: false } }));
    await page.reload();
    await expect(page.getByRole('contentinfo').getByText('时间按 UTC+8')).toBeVisible();
    await expect(picker).toHaveCount(0);
  });

  test('turns the skin on without a new build [SITE-001]', async ({ page, desk }) => {
    await desk.publishSite(({ appearance }) => ({ appearance: { ...appearance, festivalSkin: true } }));
    await page.goto('/app/home');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'festival');
  });

  test('is asked for with platform type 6 on each load, and answered [SITE-009] [SITE-011]', async ({
    page,
  }) => {
    const asked = page.waitForRequest('**/api/site/v3/getPreInfo');
    await page.goto('/app/home');
    const request = await asked;
    expect(request.postDataJSON()).toEqual({ platformType: 6 });
    expect(request.headers()['token']).toBeUndefined();
    expect(await (await request.response())?.json()).toMatchObject({ code: 0 });
  });

  test('shows notices while they are on, one after the other, with a pause', async ({ page, desk }) => {
    const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const from = daysAgo(30);
    const notice = (key: string, zh: string) =>
      ({
        key,
        kind: 'site',
        title: { zh, en: '' },
        text: { zh: '正文', en: '' },
        from,
        until: null,
      }) as const;
    await desk.publishSite(() => ({
      notices: [
        notice('a', '第一条'),
        notice('b', '第二条'),
        { ...notice('c', '过期的'), until: daysAgo(10) },
      ],
    }));
    await page.goto('/app/home');
    const bar = page.getByRole('region', { name: '公告' });
    await expect(bar.getByText('第一条')).toBeVisible();
    await expect(bar.getByText('1 / 2')).toBeVisible();
    await bar.getByRole('button', { name: '暂停公告' }).click();
    await expect(bar.getByRole('button', { name: '继续公告' })).toBeVisible();

    await bar.getByRole('button', { name: '全部公告' }).click();
    await expect(page.getByRole('dialog').getByText('第二条')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
