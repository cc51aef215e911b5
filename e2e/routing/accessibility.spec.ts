import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../console/desk.ts';
import { goTo } from '../shell/go-to.ts';

/** Neighbours are pages of their own, so that each has a heading of its own. */
const paths = [
  '/app/egame/1',
  '/app/inlineVenueCommon/1',
  '/app/maintenance',
  '/app/imsport-maintenance',
  '/robot-check/1/0/0',
  '/cs',
  '/access-forbid',
  '/app/virtualCurrencyInfo',
  '/robot-check/2/0/0',
  '/cschat',
  '/access-alert',
  '/loading',
];

test('the pages of routing have no fault that axe can find, in Chinese and English', async ({ page }) => {
  await page.goto('/404');
  for (const language of ['zh-CN', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('fairway.language', chosen), language);
    await page.goto('/404');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toBeAttached();
    for (const path of paths) {
      await goTo(page, path);
      const faults = language === 'en' ? axeFaults(page) : axeFaultsInBothThemes(page);
      expect(await faults, `${language} ${path}`).toEqual([]);
    }
  }
});

test('the festival theme’s shortcuts have none either', async ({ page, desk }) => {
  await desk.publishSite(({ appearance }) => ({ appearance: { ...appearance, festivalSkin: true } }));
  await page.goto('/app/egame/1');
  await expect(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});
