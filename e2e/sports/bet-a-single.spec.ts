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
