import { axeFaultsInBothThemes } from './axe-faults.ts';
import { goTo } from './go-to.ts';
import { expect, test } from './member.ts';

test('home and the pages outside the shell have no fault that axe can find', async ({ page }) => {
  await page.goto('/app/home', { waitUntil: 'networkidle' });
  for (const path of ['/app/home', '/404', '/blackList', '/maintenance', '/app']) {
    if (path !== '/app/home') await goTo(page, path);
    expect(await axeFaultsInBothThemes(page), path).toEqual([]);
  }
});

test('a member’s home with the account menu open has none either', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/app/home', { waitUntil: 'load' });
  await page.getByRole('button', { name: '的账户菜单' }).click();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});
