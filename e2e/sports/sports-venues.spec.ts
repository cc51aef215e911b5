import { expect, test } from '../console/desk.ts';

test('the sports page lists the sports venues, and each is entered from it [SPORT-001]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const listed = page.waitForResponse('**/venue/v3/appList');
  await page.goto('/app/sport?view=early');
  const { data } = (await (await listed).json()) as {
    data: { venues: { category: number; categoryCode: string; channelCode: string }[] };
  };
  const ofSports = data.venues.filter(({ category }) => category === 1);
  expect(ofSports.map(({ categoryCode, channelCode }) => [categoryCode, channelCode])).toEqual([
    ['ty', 'fairway-sports'],
  ]);
  const venues = page.getByRole('region', { name: '体育场馆' }).getByRole('link');
  await expect(venues).toHaveText([/球场体育.*0\.00/]);
  await venues.first().click();
  await expect(page).toHaveURL('/app/sport');
  await expect(page.getByRole('main').locator('a[href*="/match/"]').first()).toBeVisible();
});

test('a sports venue that rests says so', async ({ page, desk }) => {
  const reason = { zh: '例行维护', en: '' };
  await desk.switchVenue('fairway-sports', { state: 'maintenance', reason, until: null });
  await page.goto('/app/sport?view=early');
  await expect(page.getByRole('region', { name: '体育场馆' }).getByRole('link')).toContainText('维护中');
});

test('a sports call that fails says once that the server is busy [SPORT-005]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fairway.language', 'en'));
  let fails = false;
  let failed = 0;
  await page.route('**/listFixtures**', (route) => {
    if (!fails) return route.continue();
    failed += 1;
    return route.abort();
  });
  await page.goto('/app/sport?view=early');
  const match = page.getByRole('main').locator('section a[href*="/match/"]').first();
  await expect(match).toBeVisible();
  // Counted by the page, since a toast may be gone at the next look.
  await page.evaluate(() => {
    const seen = new Set<Element>();
    Object.assign(window, { shownToasts: () => seen.size });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[role=dialog]'))
        if (toast.textContent.includes('The server is busy, please')) seen.add(toast);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const shownToasts = () =>
    page.evaluate(() => (window as unknown as { shownToasts: () => number }).shownToasts());
  fails = true;
  await expect.poll(shownToasts, { timeout: 20_000 }).toBe(1);
  // The list that came before stays, and the next failures are not announced again.
  await expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThan(2);
  await expect(match).toBeVisible();
  expect(await shownToasts()).toBe(1);
});
