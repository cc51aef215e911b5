import { cny, formatMoney, parseMoney, subtract } from '@fairway/money';
import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';
import { pick } from './pick.ts';

// 3D is drawn once a day, so that the chase stands at its first issue as long as the story plays.
test('a member chases three issues with rising times, sees the worst case first, and ends the chase', async ({
  page,
  enter,
  funded,
}) => {
  const { api } = funded;
  await enter(page);
  const before = parseMoney((await api.getWalletBalance({})).centerMoney, 'CNY');
  const center = async () => (await api.getWalletBalance({})).centerMoney;
  await page.goto('/app/lottery/d3');
  for (const row of ['百位', '十位', '个位']) await pick(page, row, ['7']);
  await page.getByRole('button', { name: '追号', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '追号' });
  await expect(dialog.getByRole('checkbox', { name: /^中奖即停/ })).toBeChecked();
  await dialog.getByText('翻倍', { exact: true }).click();
  await dialog.getByRole('textbox', { name: '期数' }).fill('3');
  // 2.00 times 1, 2 and 4.
  await expect(dialog.getByRole('row').last().getByText('¥14.00')).toBeVisible();
  expect(await axeFaults(page), 'plan').toEqual([]);
  const start = dialog.getByRole('button', { name: '追 3 期，冻结 ¥14.00' });
  const fromNext = dialog.getByRole('button', { name: /^从第 .+ 期开始$/ });
  await expect(start.or(fromNext)).toBeVisible();
  // Once a day the issue closes while the plan is looked at.
  if (await fromNext.isVisible()) await fromNext.click();
  await start.click();
  await expect(dialog.getByText(/^已追 3 期，冻结 ¥14\.00/)).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  expect(await center()).toBe(formatMoney(subtract(before, cny(14_00n))));

  // The first issue takes its part as soon as the chase's turn has come.
  const { chases } = await api.listChases({ lottery: 'd3' });
  const [chase] = chases;
  await expect.poll(async () => (await api.getChase({ id: chase?.id ?? '' })).chase.placed).toBe(1);
  await page.getByRole('tab', { name: '我的追号' }).click();
  await page.getByRole('button', { name: chase?.billNo ?? '' }).click();
  const own = page.getByRole('dialog', { name: '追号 · 直选' });
  await expect(own.getByText('1 / 3 期')).toBeVisible();
  await own.getByRole('button', { name: '终止追号' }).click();
  await expect(own.getByText(/终止后退回尚未投注的 ¥12\.00/)).toBeVisible();
  expect(await axeFaults(page), 'chase').toEqual([]);
  await own.getByRole('button', { name: '确认终止' }).click();
  await expect(own.getByText('已终止')).toBeVisible();
  await expect(own.getByRole('button', { name: '终止追号' })).toHaveCount(0);
  expect(await center()).toBe(formatMoney(subtract(before, cny(2_00n))));
});
