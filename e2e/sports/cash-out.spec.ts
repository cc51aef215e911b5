import { randomUUID } from 'node:crypto';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test, type FundedMember } from '../wallet/funded.ts';

/** The bet of a match to come, of ¥100, as the member’s own api places it. */
async function placeBet({ api }: FundedMember) {
  const moved = { channelCode: 'fairway-sports', amount: '100' };
  await api.transferToVenue(moved, { operationId: randomUUID() });
  const { groups } = await api.listFixtures({ view: 'early' });
  const fixtures = groups.flatMap((group) => group.fixtures);
  for (const fixture of fixtures) {
    const market = fixture.markets.find(({ code, status }) => code === 'ft_1x2' && status === 'open');
    const home = market?.selections.find(({ id }) => id === 'ft_1x2/home');
    if (!market || !home?.odds) continue;
    const leg = {
      fixtureId: fixture.id,
      selectionId: home.id,
      marketVersion: market.version,
      odds: home.odds,
    };
    const slip = { unitStake: '100', sizes: [1], legs: [leg] };
    return api.placeBet({ ...slip, currency: 'CNY', pricePolicy: 'any' }, { operationId: randomUUID() });
  }
  throw new Error('no match to come is open');
}

test('a part of an open bet is cashed out by keyboard, then the amount for the rest is set and all of it is sold', async ({
  page,
  enter,
  funded,
}) => {
  test.slow();
  const { id: betId, billNo } = await placeBet(funded);
  await enter(page);
  await page.goto('/app/myCenter/bets');
  const bet = page.getByRole('main').getByRole('listitem').filter({ hasText: billNo }).first();
  const fold = bet.getByRole('button', { name: /^提前结算 ¥\d+\.\d\d$/ });
  await expect(fold).toBeVisible({ timeout: 20_000 });
  await fold.focus();
  await page.keyboard.press('Enter');

  // A quarter: three steps to the left.
  const part = bet.getByRole('slider', { name: '结算比例' });
  await part.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(bet.getByText('结算本金 ¥25.00 · 其余 ¥75.00 继续等待赛果')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'open choice').toEqual([]);
  const take = bet.getByRole('button', { name: /^确认提前结算，到账 ¥/ });
  await take.focus();
  await page.keyboard.press('Enter');

  await expect(bet.getByText('已提前结算 25%')).toBeVisible({ timeout: 20_000 });
  await expect(bet.getByText('剩余本金 ¥75.00')).toBeVisible();
  const [paid] = (await funded.api.getBet({ betId })).cashOuts;
  expect(paid).toMatchObject({ status: 'paid', stake: '25.00' });
  await expect(bet.getByText(`本金 ¥25.00，到账 ¥${paid?.paid ?? '-'}`)).toBeVisible();

  // An amount that the rest can never be worth is refused beside its field; a right one is shown and switched off again.
  const amount = bet.getByRole('textbox', { name: '自动提前结算' });
  await amount.fill('99999');
  await bet.getByRole('button', { name: '设定', exact: true }).click();
  await expect(bet.getByText(/自动提前结算金额须低于最高可返还/)).toBeVisible();
  await amount.fill('76');
  await bet.getByRole('button', { name: '设定', exact: true }).click();
  await expect(bet.getByText('可得金额达到 ¥76.00 时自动结算全部剩余本金')).toBeVisible();
  await bet.getByRole('button', { name: '取消自动结算' }).click();
  await expect(amount).toBeVisible();

  // All that is left; it is among the ended bets then, and its number is in the records.
  await part.focus();
  await page.keyboard.press('End');
  await expect(bet.getByText('结算本金 ¥75.00')).toBeVisible();
  await take.click();
  await expect(bet).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('tab', { name: '已结算' }).click();
  await expect(bet.getByText('已提前结算', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(bet.getByText('已提前结算 100%')).toBeVisible();
  expect((await funded.api.getBet({ betId })).status).toBe('settled');
  expect(await axeFaultsInBothThemes(page), 'receipts').toEqual([]);
});
