import { axeFaults, themes } from './axe-faults.ts';
import { expect, test } from './member.ts';

for (const theme of themes) {
  test(`home and the pages outside the shell have no fault that axe can find, ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    for (const path of ['/app/home', '/404', '/blackList', '/maintenance', '/app']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeAttached();
      expect(await axeFaults(page, theme), path).toEqual([]);
    }
  });

  test(`a member's home with the account menu open has none either, ${theme}`, async ({ page, signIn }) => {
    await page.addInitScript((chosen) => localStorage.setItem('fairway.theme', chosen), theme);
    await signIn(page);
    await page.goto('/app/home', { waitUntil: 'load' });
    await page.getByRole('button', { name: '的账户菜单' }).click();
    expect(await axeFaults(page, theme)).toEqual([]);
  });
}
