import type { Page } from '@playwright/test';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test, type FundedMember } from '../wallet/funded.ts';

/** A deal is named once its beacon round is out, takes bets for 18 seconds, and then its cards are dealt. */
const patience = { timeout: 120_000 };

/** What 10.00 each on player, banker and tie of a table with commission return. */
const returned = { player: '20.00', banker: '19.50', tie: '110.00' } as const;

test('the venue of live tables is listed in its category, and a launch of it opens a table to play [VENUE-004]', async ({
  page,
  enter,
  funded,
}) => {
  const { venues } = await funded.api.listVenues({});
  const offered = venues.filter(({ categoryCode }) => categoryCode === 'zr');
  expect(offered).toMatchObject([{ channelCode: 'fairway-live', state: 'open', path: '/app/realbet' }]);
  const { url } = await funded.api.launchVenue({ api: 'fairway-live' });
  await enter(page);
  await page.goto(url);
  await expect(page).toHaveURL('/app/realbet');
  await expect(page.getByRole('heading', { level: 1, name: '真人' })).toBeVisible();
  const { tables } = await funded.api.listDealerTables({});
  expect(tables.map(({ game }) => game)).toEqual(
    expect.arrayContaining(['baccarat', 'dragonTiger', 'roulette', 'sicbo']),
  );
  for (const { name } of tables) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'hall').toEqual([]);
  const roulette = tables.find(({ game }) => game === 'roulette')?.name ?? '';
  await page.getByRole('link', { name: `入座 ${roulette}` }).click();
  await expect(page).toHaveURL(/\/app\/realbet\/table\/roulette1$/);
  await expect(page.getByRole('heading', { level: 1, name: roulette })).toBeVisible();
  await expect(page.getByRole('button', { name: '单号 17，赔率 1:35' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '零' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'wheel').toEqual([]);
});

test('a member bets on both sides and the tie by keyboard, sees the cards dealt and is paid, to the fen', async ({
  page,
  enter,
  funded,
}) => {
  test.setTimeout(400_000);
  const before = await centerMoney(funded);
  await enter(page);
  await page.goto('/app/realbet/table/baccarat1');
  await expect(page.getByText('每一局的概率都是固定的：路单只记录过去，不能预示下一局。')).toBeVisible();
  await layChips(page);
  const confirm = page.getByRole('button', { name: '确认下注 ¥30.00' });
  await confirm.press('Enter');
  await expect(page.getByRole('button', { name: /^已确认/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '和，赔率 1:8，已下注 ¥10.00' })).toBeVisible();
  const bet = async () => (await funded.api.listDealerBets({ table: 'baccarat1' })).bets[0];
  expect(await bet()).toMatchObject({ stake: '30.00', status: 'open', returned: null });
  expect(await centerMoney(funded)).toBe(before - 30_00);

  await expect.poll(async () => (await bet())?.status, patience).toBe('settled');
  const paid = await bet();
  if (paid?.result?.game !== 'baccarat') throw new Error('no result');
  expect(paid.returned).toBe(returned[paid.result.winner]);
  expect(await centerMoney(funded)).toBe(before - 30_00 + fen(paid.returned ?? ''));
  await page.getByRole('tab', { name: '我的下注' }).click();
  await expect(page.getByRole('cell', { name: paid.billNo })).toBeVisible();
  await page.getByRole('tab', { name: '牌靴验证' }).click();
  const { root } = await funded.api.getShoe({ table: 'baccarat1' });
  await expect(page.getByText(root ?? 'no root')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'after the deal').toEqual([]);
});

/** Ten on each side and on the tie, as soon as betting has enough time left. */
async function layChips(page: Page): Promise<void> {
  await expect(page.getByRole('timer', { name: /^还剩 1\d 秒$/ })).toBeVisible(patience);
  await page.getByRole('button', { name: '¥10 筹码' }).click();
  await page.getByRole('button', { name: '闲，赔率 1:1', exact: true }).press('Space');
  await page.getByRole('button', { name: '闲，赔率 1:1，未确认 ¥10.00' }).press('ArrowRight');
  const banker = page.getByRole('button', { name: '庄，赔率 1:0.95', exact: true });
  await expect(banker).toBeFocused();
  await banker.press('Space');
  await page.getByRole('button', { name: '和，赔率 1:8', exact: true }).press('Space');
}

async function centerMoney(funded: FundedMember): Promise<number> {
  return fen((await funded.api.getWalletBalance({})).centerMoney);
}

function fen(amount: string): number {
  return Math.round(Number(amount) * 100);
}

// Answers that this installation does not give.
test('a hall that fails offers to try again, and a table that there is not leads back', async ({ page }) => {
  let fail = true;
  await page.route('**/listDealerTables', (route) =>
    fail ? route.fulfill({ json: { code: 300_000, msg: '系统繁忙', data: null } }) : route.continue(),
  );
  await page.goto('/app/realbet');
  await expect(page.getByText('牌桌没有加载出来')).toBeVisible({ timeout: 30_000 });
  fail = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '本站牌桌' })).toBeVisible();
  await page.goto('/app/realbet/table/nothing');
  await page.getByRole('link', { name: '返回真人大厅' }).click();
  await expect(page).toHaveURL('/app/realbet');
});
