import type { Page } from '@playwright/test';
import { errorTable } from '@fairway/contract/errors/index.ts';
import { expect, test } from './member.ts';

/** Two outside venues, and a server that refuses to open either. */
async function refusingVenues(page: Page): Promise<void> {
  const venue = (channelCode: string, name: string) => ({
    channelCode,
    name,
    kind: 2,
    category: 6,
    categoryCode: 'dz',
    state: 'open',
    stateReason: '',
    stateUntil: null,
    money: null,
    virtualMoney: null,
    inTransitMoney: null,
    virtualInTransitMoney: null,
    path: null,
  });
  await page.route('**/api/site/game/venue/v3/appList', (route) =>
    route.fulfill({
      json: { code: 0, msg: '', data: { venues: [venue('first', '一号馆'), venue('second', '二号馆')] } },
    }),
  );
  await page.route('**/second_launch', (route) => {
    const name = route.request().url().includes('first') ? '一号馆' : '二号馆';
    return route.fulfill({
      json: { code: errorTable.venueUnavailable.code, msg: `${name}打不开`, data: null },
    });
  });
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('toasts', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await refusingVenues(page);
    await signIn(page);
    await page.goto('/app/home');
  });

  test('are one at a time, 400 px from the top [SHELL-019] [SHELL-020]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: '一号馆' }).click();
    await page.bringToFront();
    await expect(page.getByRole('dialog').filter({ hasText: '一号馆打不开' })).toBeVisible();
    await page.getByRole('button', { name: '二号馆' }).click();
    await page.bringToFront();
    const shown = page.getByRole('dialog').filter({ hasText: '打不开' });
    await expect(shown.filter({ hasText: '二号馆打不开' })).toBeVisible();
    await expect(shown).toHaveCount(1);
    // Measured once it has risen to its place.
    await expect.poll(async () => Math.round((await shown.boundingBox())?.y ?? 0)).toBe(400);
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
    await page.getByRole('banner').getByRole('button', { name: /回收/ }).click();
    const stood = () => page.evaluate(() => (window as unknown as { stood: number[] }).stood);
    await expect.poll(async () => (await stood()).length).toBeGreaterThan(0);
    // One second and the moment in which it fades; on a busy machine the timer may be served late, never early.
    const [milliseconds = 0] = await stood();
    expect(milliseconds).toBeGreaterThanOrEqual(950);
    expect(milliseconds).toBeLessThan(6_000);
  });

  test('say in the server’s words what has a number of no table [ERR-002]', async ({ page }) => {
    await page.route('**/second_launch', (route) =>
      route.fulfill({ json: { code: 987_654, msg: '一号馆今日盘点，稍后开放', data: null } }),
    );
    await page.getByRole('button', { name: '一号馆' }).click();
    await page.bringToFront();
    await expect(page.getByRole('dialog').filter({ hasText: '一号馆今日盘点，稍后开放' })).toBeVisible();
  });

  test('are gone on the next page [ROUTE-095]', async ({ page }) => {
    await page.getByRole('button', { name: '一号馆' }).click();
    await page.bringToFront();
    await expect(page.getByText('一号馆打不开')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/\/app\/home$/);
    await expect(page.getByText('一号馆打不开')).toHaveCount(0);
  });
});
