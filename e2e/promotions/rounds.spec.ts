import { expect, test } from '../cashier/customer.ts';

test('barriers, the soccer lottery with its issue, and surviving each have their page, and a team is picked [ROUTE-026] [ROUTE-039] [ROUTE-042] [ROUTE-043] [ACT-042]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/breakout/1');
  await expect(page.getByRole('heading', { level: 1, name: '闯关有礼' })).toBeVisible();
  const barriers = page.getByRole('list', { name: '关卡' }).getByRole('listitem');
  await expect(barriers).toHaveCount(5);
  await expect(barriers.first()).toHaveAttribute('data-status', '1');
  await expect(barriers.last()).toHaveAttribute('data-status', '0');
  await expect(page.getByRole('button', { name: '过关' })).toBeVisible();

  await page.goto('/app/competeLottery');
  await expect(page.getByRole('heading', { level: 1, name: '足彩 14 场' })).toBeVisible();
  const matches = page.getByRole('list', { name: '14 场对阵' }).getByRole('listitem');
  await expect(matches).toHaveCount(14);
  await matches.first().getByRole('button', { name: '胜' }).click();
  await expect(page.getByText('1 / 14')).toBeVisible();
  await expect(page.getByRole('button', { name: '提交彩票' })).toBeDisabled();
  await page.getByRole('link', { name: '第 1 期' }).click();
  await expect(page).toHaveURL(/\/app\/competeLottery\/detail\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: '足彩第 1 期' })).toBeVisible();
  await expect(matches).toHaveCount(14);

  await page.goto('/app/surviving/1');
  await expect(page.getByRole('heading', { level: 1, name: '生存赛' })).toBeVisible();
  await page.getByRole('button', { name: /^选/ }).first().click();
  await expect(page.getByRole('list', { name: '我的选队' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('您仍在场上')).toBeVisible();
});
