import type { Page } from '@playwright/test';
import { hearToasts } from './hear-toasts.ts';
import { alone as test, expect } from './member.ts';

const recycle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /回收/ });
/** What recycling says of venues without money, the first time. */
const nothing = /没有/;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('toasts', () => {
  // Of the story's own: recycling is refused for ten seconds after the last one.
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page);
    await page.clock.install({ time: new Date() });
    await page.goto('/app/home');
    await expect(recycle(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

  test('are one at a time, 400 px from the top [SHELL-019] [SHELL-020]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // At its place from its first frame on: a busy machine may draw no frame after the rise.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const said = await hearToasts(page);
    // Measured by the page at each of its changes, while a toast is shown: it may be gone at the next look.
    await page.evaluate(() => {
      const [tops, counts] = [[] as number[], [] as number[]];
      Object.assign(window, { tops, counts });
      const look = () => {
        const shown = [...document.querySelectorAll('[role=dialog]:not([data-ending-style])')].filter(
          (toast) => toast.checkVisibility(),
        );
        counts.push(shown.length);
        for (const toast of shown) tops.push(Math.round(toast.getBoundingClientRect().y));
        requestAnimationFrame(look);
      };
      look();
    });
    await recycle(page).click();
    await said(nothing);
    const kept = (name: 'tops' | 'counts') =>
      page.evaluate((of) => (window as unknown as Record<string, number[]>)[of] ?? [], name);
    await expect.poll(() => kept('tops')).toContain(400);
    await recycle(page).click();
    await said('操作太频繁，');
    expect(Math.max(...(await kept('counts')))).toBe(1);
    // The one before has made room, and this one leaves by itself.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('that say no more than one word leave after a second [SHELL-021]', async ({ page }) => {
    // From here on the page's time passes only by these lines.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    const toast = page.getByRole('dialog').filter({ hasText: nothing });
    await recycle(page).click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toast).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await page.clock.runFor(500);
    await expect(toast).toBeVisible();
    // The second is over, and the moment in which it fades.
    await page.clock.runFor(1_000);
    await expect(toast).toHaveCount(0);
  });

  test('are gone on the next page [ROUTE-095]', async ({ page }) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    const toast = page.getByRole('dialog').filter({ hasText: nothing });
    await recycle(page).click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toast).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    // Too little of its second passes for it to leave by itself.
    await page.getByRole('contentinfo').getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/\/app\/home$/);
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(0);
  });
});
