import { expect, test } from '../shell/member.ts';

test('the hall of e-games says that its games did not come, and asks again', async ({ page }) => {
  await page.route('**/listGames', (route) => route.abort());
  await page.goto('/app/egame/1');
  await expect(page.getByText('游戏没有加载出来')).toBeVisible();
  await page.unroute('**/listGames');
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  const games = page.getByRole('region', { name: '游戏', exact: true });
  await expect(games.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('游戏没有加载出来')).toHaveCount(0);
});
