import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';

test('lobby, match, slip and own bets have no fault that axe can find', async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await page.goto('/app/sport?view=early');
  const match = page.getByRole('main').locator('a[href*="/match/"]').first();
  await expect(match).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'lobby').toEqual([]);

  await match.click();
  const prices = page.getByRole('main').locator('button[aria-pressed]');
  await expect(prices.nth(4)).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'match').toEqual([]);

  // By keyboard alone: a price is chosen, and its stake is reached and typed.
  await prices.first().focus();
  await page.keyboard.press('Enter');
  await expect(prices.first()).toHaveAttribute('aria-pressed', 'true');
  const slip = page.getByRole('complementary', { name: '投注单' });
  const stake = slip.getByRole('textbox', { name: /^投注额/ });
  await stake.focus();
  await page.keyboard.type('20');
  await expect(slip.getByText('总投注 ¥20.00')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'slip').toEqual([]);

  await page.goto('/app/myCenter/bets');
  await expect(page.getByText('还没有未结算的注单')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'bets').toEqual([]);
});
