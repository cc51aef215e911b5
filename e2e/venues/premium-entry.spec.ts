import { expect, test } from '../console/desk.ts';

test('the premium entry jumps to the venue that the configuration names, and is absent while it names none [VENUE-014]', async ({
  page,
  desk,
}) => {
  const entry = page.getByRole('link', { name: /^尊享场馆/ });
  await desk.publishSite(({ links }) => ({ links: { ...links, premiumVenue: 'fairway-games' } }));
  await page.goto('/app/home');
  await expect(entry).toHaveText('尊享场馆 · 球场电子游艺');
  await entry.click();
  await expect(page).toHaveURL(/\/app\/egame\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await desk.publishSite(({ links }) => ({ links: { ...links, premiumVenue: '' } }));
  await page.goto('/app/home');
  await expect(page.getByRole('heading', { name: '游戏场馆' }).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});
