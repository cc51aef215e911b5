import { expect, test } from '../console/desk.ts';
import { apiFor } from './member.ts';

const shortcuts = { name: '快捷入口' };

test.describe('what the shell leaves out', () => {
  test('a sponsor’s page has no header and no footer; the home page has both [SHELL-007] [SHELL-009]', async ({
    page,
  }) => {
    await page.goto('/app/sponsorModel/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
    await expect(page.locator('footer')).toHaveCount(0);

    await page.goto('/app/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test('the festival theme alone has shortcuts at the side of venue, activity and client pages, never of the member’s centre [SHELL-015] [SHELL-016] [SITE-007]', async ({
    page,
    baseURL,
    desk,
    member,
    signIn,
  }) => {
    // The tutorial of the activities lies over the page at a first visit, and hides its heading from readers.
    const login = JSON.parse(member.session) as { token: string; signKey: string };
    await apiFor(baseURL ?? '', login).finishActivityTutorial({});
    await signIn(page);
    const withShortcuts = ['/app/gaming', '/app/egame/1', '/app/activity', '/app/appDownloadPage'];
    for (const festivalSkin of [true, false]) {
      await desk.publishSite(({ appearance }) => ({ appearance: { ...appearance, festivalSkin } }));
      for (const path of [...withShortcuts, '/app/myCenter']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        const skin = page.locator('html[data-skin=festival]');
        await expect(skin, path).toHaveCount(festivalSkin ? 1 : 0);
        const isShown = festivalSkin && path !== '/app/myCenter';
        await expect(page.getByRole('navigation', shortcuts), path).toHaveCount(isShown ? 1 : 0);
      }
    }
  });

  test('pages of other kinds have no shortcuts, whatever the theme', async ({ page, desk }) => {
    await desk.publishSite(({ appearance }) => ({ appearance: { ...appearance, festivalSkin: true } }));
    for (const path of ['/app/home', '/cs', '/app/maintenance']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-skin', 'festival');
      await expect(page.getByRole('navigation', shortcuts), path).toHaveCount(0);
    }
  });

  test('a language that the operator takes off the list is left for the first one on it', async ({
    page,
    desk,
  }) => {
    await page.addInitScript(() => localStorage.setItem('fairway.language', 'en'));
    await desk.publishSite(() => ({ languages: ['zh-CN'] }));
    await page.goto('/cs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('heading', { level: 1, name: '在线客服' })).toBeVisible();
  });
});
