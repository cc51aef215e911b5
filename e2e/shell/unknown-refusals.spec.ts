import { expect, test } from './member.ts';

test('a refusal whose number is in no table is shown with the server’s message [ERR-002]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/app/home');
  await page.route('**/v2/recycleVenues', (route) =>
    route.fulfill({ json: { code: 987_654, msg: '场馆今日盘点，稍后再试', data: null } }),
  );
  await page.getByRole('banner').getByRole('button', { name: /回收/ }).click();
  await page.bringToFront();
  await expect(page.getByRole('dialog').filter({ hasText: '场馆今日盘点，稍后再试' })).toBeVisible();
});
