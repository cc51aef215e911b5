import { cny, formatMoney, parseMoney, subtract } from '@fairway/money';
import type { Page } from '@playwright/test';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';

/** Chooses numbers of a row by mouse. */
async function pick(page: Page, row: string, numbers: readonly string[]) {
  const group = page.getByRole('group', { name: row, exact: true });
  for (const number of numbers) await group.getByRole('button', { name: number, exact: true }).click();
}

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
  await expect(page.getByText('1/1000 (0.1%)')).toBeVisible();
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

test('a number that is nearly full says how often it still goes, and one press uses that', async ({
  page,
  enter,
}) => {
  await enter(page);
  await page.goto('/app/lottery/d3');
  for (const row of ['百位', '十位', '个位']) await pick(page, row, ['7']);
  // The answer for what no member of this installation can afford; the server's tests prove the refusal itself.
  await page.route('**/placeTickets', (route) =>
    route.fulfill({
      json: {
        code: 314_011,
        msg: '号码 7|7|7 已接近限号，最多还可投 3 倍',
        data: { number: '7|7|7', times: 3 },
      },
    }),
  );
  await page.getByRole('textbox', { name: '倍数' }).fill('9');
  await page.getByRole('button', { name: '投注 ¥18.00' }).click();
  await expect(page.getByText('号码 7|7|7 已接近限号，最多还可投 3 倍')).toBeVisible();
  await page.getByRole('button', { name: '改为最多 3 倍' }).click();
  await expect(page.getByRole('button', { name: '投注 ¥6.00' })).toBeVisible();
});

test('when the issue closes while choosing, the numbers stay and go to the next issue after a confirmation', async ({
  page,
  enter,
}) => {
  await enter(page);
  let next = false;
  await page.route('**/getLottery', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (next) answer.data.current.issue = '20990101-001';
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/app/lottery/d3');
  for (const row of ['百位', '十位', '个位']) await pick(page, row, ['7']);
  await page.getByRole('button', { name: '加入注单' }).click();
  await expect(page.getByRole('button', { name: '投注 ¥2.00' })).toBeVisible();
  next = true;
  await expect(page.getByText(/已封盘，号码已为您保留/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^投注 ¥/ })).toHaveCount(0);
  await page.getByRole('button', { name: '改投第 20990101-001 期' }).click();
  await expect(page.getByRole('button', { name: '投注 ¥2.00' })).toBeVisible();
});
