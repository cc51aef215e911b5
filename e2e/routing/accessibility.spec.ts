import { axeFaults, themes } from '../shell/axe-faults.ts';
import { configured } from '../shell/configured.ts';
import { expect, test } from '../shell/member.ts';

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

for (const theme of themes) {
  test(`the pages of routing have no fault that axe can find, in Chinese and English, ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    for (const language of theme === 'dark' ? ['zh-CN', 'en'] : ['zh-CN']) {
      await page.addInitScript((chosen) => localStorage.setItem('fairway.language', chosen), language);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'load' });
        await expect(page.locator('h1')).toBeAttached();
        expect(await axeFaults(page, theme), `${language} ${path}`).toEqual([]);
      }
    }
  });

  test(`the festival theme’s shortcuts have none either, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    await configured(page, ({ appearance }) => ({ appearance: { ...appearance, festivalSkin: true } }));
    await page.goto('/app/egame/1');
    await expect(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible();
    expect(await axeFaults(page, theme)).toEqual([]);
  });
}
