import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../console/desk.ts';

const paths = [
  '/app/egame/1',
  '/app/inlineVenueCommon/1',
  '/app/maintenance',
  '/app/imsport-maintenance',
  '/cs',
  '/app/virtualCurrencyInfo',
  '/cschat',
  '/loading',
  '/robot-check/1/0/0',
  '/robot-check/2/0/0',
  '/access-forbid',
  '/access-alert',
];

test('the pages of routing have no fault that axe can find, in Chinese and English', async ({ page }) => {
  for (const language of ['zh-CN', 'en']) {
    await page.addInitScript((chosen) => localStorage.setItem('fairway.language', chosen), language);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('h1')).toBeAttached();
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
