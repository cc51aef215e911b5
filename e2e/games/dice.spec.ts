import { add, cny, formatMoney, parseMoney, subtract } from '@fairway/money';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';

test('a member plays dice for money, sees what it cost, and verifies the round [EGAME-001]', async ({
  page,
  enter,
  funded,
}) => {
  test.slow();
  await enter(page);
  const before = (await funded.api.getWalletBalance({})).centerMoney;
  await page.goto('/app/egame/play/dice');
  await expect(page.getByRole('heading', { name: '骰运' })).toBeVisible();
  await expect(page.getByText('按此节奏每小时平均花费')).toBeVisible();

  // By keyboard alone: the stake, the side, the round.
  const stake = page.getByRole('textbox', { name: '投注金额' });
  await stake.fill('5');
  await page.getByRole('radio', { name: '小于' }).check({ force: true });
  await expect(page.getByText('掷出小于 49.50 中奖')).toBeAttached();
  await page.getByRole('button', { name: '投注', exact: true }).focus();
  await page.keyboard.press('Space');
  const said = page.getByText(/^掷出 \d+\.\d\d，(中奖|未中奖)$/);
  await expect(said).toBeAttached();

  const { rounds } = await funded.api.listRounds({ game: 'dice' });
  expect(rounds).toHaveLength(1);
  const [round] = rounds;
  const returned = parseMoney(round?.returned ?? '', 'CNY');
  const after = add(subtract(parseMoney(before, 'CNY'), cny(5_00n)), returned);
  expect((await funded.api.getWalletBalance({})).centerMoney).toBe(formatMoney(after));
  expect(await axeFaultsInBothThemes(page), 'board').toEqual([]);

  await page.getByRole('tab', { name: '公平验证' }).click();
  await expect(page.getByText('种子承诺值')).toBeVisible();
  await page.getByRole('textbox', { name: '新的客户端种子' }).fill('my own seed');
  await page.getByRole('button', { name: '更换种子' }).click();
  await expect(page.getByText('已公开的种子')).toBeVisible();

  await page.getByRole('tab', { name: '我的记录' }).click();
  await page.getByRole('button', { name: round?.billNo ?? '' }).click();
  const dialog = page.getByRole('dialog', { name: '本局详情' });
  await expect(dialog.getByText(/^验证通过/)).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'round').toEqual([]);

  // Beside the bets of every other product.
  await page.goto('/app/myCenter/bets');
  await page.getByRole('tab', { name: '全部记录' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`骰运.*${round?.billNo}`) })).toBeVisible();
});

test('a visitor tries dice for demo chips, which are no money', async ({ page }) => {
  await page.goto('/app/egame/play/dice?demo=1');
  await expect(page.getByText('试玩筹码')).toBeVisible();
  await page.getByRole('button', { name: '投注', exact: true }).click();
  await expect(page.getByText(/^掷出 \d+\.\d\d，(中奖|未中奖)$/)).toBeAttached();
  await page.goto('/app/egame/play/dice');
  await expect(page.getByRole('link', { name: '登录后投注' })).toBeVisible();
});
