import { expect, test } from '@playwright/test';

test.describe('the first sight of the home page', () => {
  test('is there before any of its code: the picture and the title', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/app/home');
    const sight = page.locator('.first-sight');
    await expect(sight.locator('p')).toHaveText('满场灯光，只为这一场球');
    await expect
      .poll(() => sight.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('gives way to the page itself, and to no placeholder, however long what lies below takes', async ({
    page,
  }) => {
    const held: (() => void)[] = [];
    await page.route('**/assets/content-*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto('/app/home');
    await expect(page.getByRole('heading', { name: '正在进行' })).toBeVisible();
    expect(held.length).toBeGreaterThan(0);
    await expect(page.getByTestId('route-pending')).toBeHidden();
    for (const release of held) release();
  });
});
