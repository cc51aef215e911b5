import { expect, test } from '../shell/member.ts';

test('a match that is followed is listed among the favourites, and matches are found by a name', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await page.goto('/app/sport?view=early');
  const main = page.getByRole('main');
  const star = main.getByRole('button', { name: /^收藏.+ vs / }).first();
  const name = ((await star.getAttribute('aria-label')) ?? '').replace('收藏', '');
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: `取消收藏${name}` })).toBeVisible();

  await page.getByRole('link', { name: /^我的收藏/ }).click();
  await expect(page).toHaveURL(/favourites=true/);
  await expect(main.getByRole('button', { name: /^取消收藏/ })).toHaveCount(1);
  await page.reload();
  await expect(main.getByRole('button', { name: `取消收藏${name}` })).toBeVisible();

  await page.goto('/app/sport?view=live');
  await main.getByRole('searchbox').fill(name.split(' vs ')[0] ?? '');
  const found = main.locator('section a[href*="/match/"]');
  await expect(main.getByRole('button', { name: `取消收藏${name}` })).toBeVisible();
  await found.first().click();
  await page.getByRole('tab', { name: '赛果' }).click();
  await expect(main.getByRole('button', { name: '置顶双重机会' })).toBeVisible();
});
