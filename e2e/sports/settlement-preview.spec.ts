import { expect, test } from '../shell/member.ts';

test('a single pick shows open how it would settle; one that comes beside it is folded', async ({ page }) => {
  await page.goto('/app/sport?view=early');
  const rows = page.getByRole('group', { name: / vs .+ 全场 独赢$/ });
  const slip = page.getByRole('complementary', { name: '投注单' });
  const previews = slip.getByRole('button', { name: '结算预览' });
  await rows.nth(0).getByRole('button').first().click();
  await expect(previews).toHaveCount(1);
  await expect(previews).toHaveAttribute('aria-expanded', 'true');

  // The home side is backed: it wins below the diagonal, by goals of its own at the left.
  const scores = slip.getByRole('table', { name: '终场比分，主队在左' }).getByRole('row');
  await expect(scores).toHaveCount(5);
  for (const home of [0, 1, 2, 3]) {
    const outcomes = [0, 1, 2, 3].map((away) => (home > away ? '赢' : '输'));
    await expect(scores.nth(home + 1).getByRole('cell')).toHaveText(outcomes);
  }

  await rows.nth(1).getByRole('button').first().click();
  await expect(previews).toHaveCount(2);
  await expect(previews.and(slip.locator('[aria-expanded=false]'))).toHaveCount(1);
});
