import type { Page } from '@playwright/test';
import { errorTable } from '@fairway/contract/errors/index.ts';
import { hearToasts } from './hear-toasts.ts';
import { expect, test } from './member.ts';

const refusedWords = '场馆钱包暂时打不开';

/** A server that refuses to bring the venues' money back. */
async function refusedRecycling(page: Page): Promise<void> {
  await page.route('**/v2/recycleVenues', (route) =>
    route.fulfill({ json: { code: errorTable.venueUnavailable.code, msg: refusedWords, data: null } }),
  );
}

const recycle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /回收/ });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('toasts', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/app/home');
  });

  test('are one at a time, 400 px from the top [SHELL-019] [SHELL-020]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await refusedRecycling(page);
    const toasts = page.getByRole('dialog');
    // Measured by the page in each of its frames, while the toast stands: it may be gone before somebody asks.
    await page.evaluate((words) => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const look = () => {
        for (const toast of document.querySelectorAll('[role=dialog]'))
          if (toast.textContent.includes(words)) tops.push(Math.round(toast.getBoundingClientRect().y));
        requestAnimationFrame(look);
      };
      look();
    }, refusedWords);
    await recycle(page).click();
    await page.bringToFront();
    // It rises to its place and stands there.
    const tops = () => page.evaluate(() => (window as unknown as { tops: number[] }).tops);
    await expect.poll(tops).toContain(400);
    const said = await hearToasts(page);
    // How many stand at a time, at each change of the page.
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => {
        const shown = [...document.querySelectorAll('[role=dialog]:not([data-ending-style])')];
        counts.push(shown.filter((toast) => toast.checkVisibility()).length);
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await recycle(page).click();
    await said('操作太频繁，');
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    expect(Math.max(...counts)).toBe(1);
    // The one before has made room, and this one leaves by itself.
    await expect(toasts).toHaveCount(0);
  });

  test('that say no more than a word leave after a second [SHELL-021]', async ({ page }) => {
    await page.evaluate(() => {
      const stood: number[] = [];
      Object.assign(window, { stood });
      let since = 0;
      new MutationObserver(() => {
        const shown = [...document.querySelectorAll('[role=dialog]')].some((toast) =>
          toast.textContent.includes('没有'),
        );
        if (shown && since === 0) since = performance.now();
        if (!shown && since > 0) stood.push(performance.now() - since);
        if (!shown) since = 0;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await recycle(page).click();
    const stood = () => page.evaluate(() => (window as unknown as { stood: number[] }).stood);
    await expect.poll(async () => (await stood()).length).toBeGreaterThan(0);
    // One second and the moment in which it fades; on a busy machine the timer may be served late, never early.
    const [milliseconds = 0] = await stood();
    expect(milliseconds).toBeGreaterThanOrEqual(950);
    expect(milliseconds).toBeLessThan(6_000);
  });

  test('say in the server’s words what has a number of no table [ERR-002]', async ({ page }) => {
    await page.route('**/v2/recycleVenues', (route) =>
      route.fulfill({ json: { code: 987_654, msg: '场馆今日盘点，稍后再试', data: null } }),
    );
    await recycle(page).click();
    await page.bringToFront();
    await expect(page.getByRole('dialog').filter({ hasText: '场馆今日盘点，稍后再试' })).toBeVisible();
  });

  test('are gone on the next page [ROUTE-095]', async ({ page }) => {
    await refusedRecycling(page);
    await recycle(page).click();
    await page.bringToFront();
    await expect(page.getByText(refusedWords)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/\/app\/home$/);
    await expect(page.getByText(refusedWords)).toHaveCount(0);
  });
});
