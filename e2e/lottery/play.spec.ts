import { cny, formatMoney, parseMoney, subtract } from '@fairway/money';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';
import { pick } from './pick.ts';

// 3D is drawn once a day, so that no issue closes while the story plays.
test('a member places a compound ticket and a slip of two, by mouse and by keyboard [VENUE-013]', async ({
  page,
  enter,
  funded,
}) => {
  test.slow();
  await enter(page);
  const before = (await funded.api.getWalletBalance({})).centerMoney;
  await page.goto('/app/lottery/d3');
  await expect(page.getByText('按此节奏每小时平均花费')).toBeVisible();
  await pick(page, '百位', ['1', '2']);
  await pick(page, '十位', ['3']);
  await pick(page, '个位', ['4', '5', '6']);
  await expect(page.getByText('6 注 × 1 倍 × ¥2.00 = ¥12.00')).toBeVisible();
  await expect(page.getByText('1/1,000 (0.1%)')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'board').toEqual([]);
  await page.getByRole('button', { name: '投注 ¥12.00' }).click();
  await expect(page.getByText(/^已投注 1 张，共 ¥12\.00，中心钱包余额/)).toBeVisible();

  // By keyboard alone: a set of three, one note at random beside it, both with one press.
  await page.getByRole('tab', { name: '组选' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '组六' }).focus();
  await page.keyboard.press('Space');
  for (const number of ['0', '4', '7', '9']) {
    await page
      .getByRole('group', { name: '号码', exact: true })
      .getByRole('button', { name: number })
      .focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('4 注 × 1 倍 × ¥2.00 = ¥8.00')).toBeVisible();
  await page.getByRole('button', { name: '加入注单' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '机选一注' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '加入注单' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '投注 ¥10.00' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^已投注 2 张，共 ¥10\.00/)).toBeVisible();

  const { tickets } = await funded.api.listTickets({ lottery: 'd3' });
  expect(tickets.map(({ play, notes }) => `${play} ${notes}`).toSorted()).toEqual([
    'd3.group6 1',
    'd3.group6 4',
    'd3.straight 6',
  ]);
  expect(tickets.find(({ notes }) => notes === 6)?.pick).toBe('1,2|3|4,5,6');
  const after = subtract(parseMoney(before, 'CNY'), cny(22_00n));
  expect((await funded.api.getWalletBalance({})).centerMoney).toBe(formatMoney(after));
});
