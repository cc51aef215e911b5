import { randomUUID } from 'node:crypto';
import { expect, test } from '../wallet/funded.ts';

test('a single on a match of a coming day is accepted and is among the open bets', async ({
  page,
  enter,
  funded,
}) => {
  const moved = { channelCode: 'fairway-sports', amount: '100' };
  await funded.api.transferToVenue(moved, { operationId: randomUUID() });
  await enter(page);
  await page.goto('/app/sport?view=early');

  const sides = page.getByRole('group', { name: / vs .+ 全场 独赢$/ }).first();
  const price = sides.getByRole('button').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');

  const slip = page.getByRole('complementary', { name: '投注单' });
  await expect(slip.getByText('体育场馆余额 ¥100.00')).toBeVisible({ timeout: 20_000 });
  await slip.getByText('接受任何').click();
  await slip.getByRole('textbox', { name: /^投注额/ }).fill('20');
  await expect(slip.getByText('总投注 ¥20.00')).toBeVisible();
  await slip.getByRole('button', { name: /^(确认投注|接受新赔率并投注)$/ }).click();

  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 20_000 });
  await expect(price).toHaveAttribute('aria-pressed', 'false');
  const shownNumber = await slip.getByText(/^注单号 /).innerText();
  const billNo = shownNumber.replace('注单号', '').trim();
  await slip.getByRole('link', { name: '查看注单' }).click();

  await expect(page).toHaveURL(/\/app\/myCenter\/bets$/);
  await expect(page.getByRole('tab', { name: '未结算' })).toHaveAttribute('aria-selected', 'true');
  const bet = page.getByRole('main').getByRole('listitem').filter({ hasText: billNo });
  await expect(bet.getByText('投注额 ¥20.00')).toBeVisible();
  await expect(bet.getByText('全场独赢')).toBeVisible();
  await expect.poll(async () => (await funded.api.listBets({ state: 'unsettled' })).bets.length).toBe(1);
});

test('selections of one match are one bet at one price; what does not fit says why, and the records show each leg', async ({
  page,
  enter,
  funded,
}) => {
  await funded.api.transferToVenue(
    { channelCode: 'fairway-sports', amount: '100' },
    { operationId: randomUUID() },
  );
  await enter(page);
  await page.goto('/app/sport?view=early');
  const main = page.getByRole('main');
  await main.locator('section a[href*="/match/"]').first().click();
  const panel = main.getByRole('region', { name: '自选串' });
  await expect(panel).toBeVisible();
  const prices = main.locator('button[aria-pressed]:not([aria-label])');

  // Home wins; home wins or draws follows from it.
  await main.getByRole('tab', { name: '赛果' }).click();
  await prices.nth(0).focus();
  await page.keyboard.press('Enter');
  await prices.nth(3).click();
  await expect(panel.getByText('其他选项成立时它必然成立')).toBeVisible({ timeout: 20_000 });
  await prices.nth(3).click();
  await main.getByRole('tab', { name: /^进球/ }).click();
  await main.getByRole('button', { name: /^是/ }).first().click();
  await expect(panel.getByText(/^合并赔率 \d/)).toBeVisible({ timeout: 20_000 });

  await panel.getByRole('button', { name: '去投注单填写金额' }).click();
  const slip = page.getByRole('complementary', { name: '投注单' });
  await slip.getByText('接受任何').click();
  await slip.getByRole('textbox', { name: '投注额 自选串' }).fill('20');
  await slip.getByRole('button', { name: '确认投注' }).click();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 20_000 });
  await slip.getByRole('link', { name: '查看注单' }).click();
  const bet = main.getByRole('listitem').filter({ hasText: '自选串' }).first();
  await expect(bet.getByText('全场独赢')).toBeVisible();
  await expect(bet.getByText('双方进球')).toBeVisible();
  const { bets } = await funded.api.listBets({ state: 'unsettled' });
  expect(bets.map(({ builder }) => builder?.prices.length)).toEqual([3]);
});
