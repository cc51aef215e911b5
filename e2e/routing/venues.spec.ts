import { expect, test } from '../console/desk.ts';
import { focusWithin } from '../shell/focus-within.ts';

const maintained = {
  state: 'maintenance',
  reason: { zh: '例行维护', en: '' },
  until: new Date(Date.now() + 40 * 86_400_000).toISOString(),
} as const;

test.describe('venue pages', () => {
  test('the halls and lobbies are at their printed addresses: e-games and sports without the footer, one without a venue says so and is not led to; a visitor is asked to log in instead of being shown a frame [ROUTE-051] [SHELL-014] [ROUTE-050] [SHELL-013]', async ({
    page,
  }) => {
    await page.goto('/app/egame/1');
    await expect(page.getByRole('heading', { level: 1, name: '球场电子游艺' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.goto('/app/egame/beichen');
    const hall = page.getByRole('region', { name: '北辰电子' });
    await expect(hall.getByRole('link', { name: '登录后进入' })).toHaveAttribute(
      'href',
      '/app/login?return=%2Fapp%2FinlineVenueCommon%2Fbeichen',
    );

    await page.goto('/app/egame/77');
    await expect(page.getByText('没有这个场馆').last()).toBeVisible();

    for (const path of ['/app/venuesSport/1', '/app/venuesSport/1/abc']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: '体育赛事' }), path).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }

    // The hall has the house's own matches; a venue of others has not come yet, and its address says so.
    await page.goto('/app/eGaming/1');
    await expect(page.getByRole('heading', { level: 1, name: '电竞' })).toBeVisible();
    await expect(page.getByText('这个大厅还没有开放的场馆').last()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page).toHaveURL('/app/eGaming/1');

    await page.goto('/app/inlineVenueCommon/beichen');
    await expect(page.getByText('进入场馆需要先登录。')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('an inline venue opens in a frame for a member, with and without a venueUrl, which is never framed [ROUTE-048] [SHELL-012]', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    for (const path of ['/app/inlineVenueCommon/1', '/app/inlineVenueCommon/1/abc']) {
      await page.goto(path);
      const frame = page.locator('iframe');
      await expect(frame, path).toHaveAttribute('title', '北辰电子');
      await expect(frame).not.toHaveAttribute('src', /abc/);
      await expect(page.frameLocator('iframe').locator('h1, h2').first()).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });

  test('a venue under maintenance says why and until when, and is not entered', async ({
    page,
    signIn,
    desk,
  }) => {
    await signIn(page);
    let launched = 0;
    await page.route('**/second_launch', (route) => {
      launched += 1;
      return route.continue();
    });
    await desk.switchVenue('beichen', maintained);
    for (const path of ['/app/egame/beichen', '/app/inlineVenueCommon/beichen']) {
      await page.goto(path);
      await expect(page.getByText('例行维护 · 预计')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    expect(launched).toBe(0);
  });

  test('the header opens the e-games in a menu of pictures that leads to the lobby, and the home page leads there too', async ({
    page,
  }) => {
    await page.goto('/app/home');
    const slots = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '电子' });
    // A menu that was redrawn under the pointer has closed: move the pointer again.
    await expect(async () => {
      await page.mouse.move(640, 600);
      await slots.hover();
      await page.getByRole('link', { name: /北辰电子\s*进入大厅/ }).click({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page).toHaveURL('/app/egame/beichen');
    await expect(page.getByRole('heading', { level: 1, name: '北辰电子' })).toBeVisible();

    await page.goto('/app/home');
    await page.getByRole('main').getByRole('link', { name: '北辰电子' }).click();
    await expect(page).toHaveURL('/app/egame/beichen');
  });

  test('a head of the header’s menus that is pressed leads to its page, and its menu does not open over it', async ({
    page,
  }) => {
    await page.goto('/app/home');
    await expect(page.getByRole('heading', { name: '一笔钱怎么走' })).toBeVisible();
    const slots = page.getByRole('banner').getByRole('link', { name: '电子', exact: true });
    // Whether it was open at any moment since the press.
    await slots.evaluate((head) => {
      const seen: (string | null)[] = [];
      Object.assign(globalThis, { seen });
      const look = () => seen.push(head.getAttribute('aria-expanded'));
      head.addEventListener('click', () =>
        setTimeout(() => new MutationObserver(look).observe(head, { attributes: true })),
      );
    });
    await slots.click();
    await expect(page).toHaveURL(/\/app\/egame/);
    // The pointer rests where it pressed, and the page has taken the focus.
    await focusWithin(page.getByRole('main'));
    await expect(slots).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).not.toContain(
      'true',
    );
  });
});

test.describe('maintenance inside the shell', () => {
  test('/app/maintenance lists each venue’s status [ROUTE-010]', async ({ page, desk }) => {
    await desk.switchVenue('beichen', maintained);
    await page.goto('/app/maintenance');
    await expect(page.getByRole('heading', { level: 1, name: '维护公告' })).toBeVisible();
    await expect(page.getByText('1 个场馆暂时不能进入。')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '北辰电子' })).toContainText('例行维护');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test('/app/imsport-maintenance names the sports venue, and says when the maintenance is over [ROUTE-062]', async ({
    page,
    desk,
  }) => {
    await desk.switchVenue('fairway-sports', maintained);
    await page.goto('/app/imsport-maintenance');
    await expect(page.getByRole('heading', { level: 1, name: '体育场馆维护中' })).toBeVisible();
    await expect(page.getByText('例行维护 · 预计')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();

    // Open again: the page hears of it by itself.
    await desk.switchVenue('fairway-sports', {
      state: 'open',
      reason: { zh: '维护结束', en: '' },
      until: null,
    });
    await expect(page.getByRole('heading', { level: 1, name: '体育场馆已经开放' })).toBeVisible();
    await page.getByRole('link', { name: '进入体育' }).click();
    await expect(page).toHaveURL('/app/sport');
  });
});
