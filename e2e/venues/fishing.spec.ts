import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';

/** A tide begins once its beacon round is out. */
const patience = { timeout: 120_000 };

test('the venue of fishing is listed in its category and launched to its pools; a member takes a seat, fires by key and pointer and takes everything home [VENUE-007]', async ({
  page,
  enter,
  funded,
}) => {
  test.setTimeout(300_000);
  const { venues } = await funded.api.listVenues({ category: 'fishing' });
  expect(venues).toMatchObject([{ channelCode: 'fairway-fishing', state: 'open', categoryCode: 'by' }]);
  const { url } = await funded.api.launchVenue({ api: 'fairway-fishing' });
  const before = fen((await funded.api.getWalletBalance({})).centerMoney);

  await enter(page);
  await page.goto(url);
  await expect(page).toHaveURL('/app/fishing/1');
  await expect(page.getByRole('heading', { level: 1, name: '捕鱼' })).toBeVisible();
  const { pools } = await funded.api.listPools({});
  for (const { name } of pools) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'hall').toEqual([]);

  await page.getByRole('link', { name: '进入 浅湾' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '浅湾' })).toBeVisible();
  await page.getByLabel('带入金额').fill('20');
  await page.getByRole('button', { name: '入座' }).click();
  await expect(page.getByTestId('seat-balance')).toHaveText('¥20.00');
  expect(fen((await funded.api.getWalletBalance({})).centerMoney)).toBe(before - 20_00);

  const fire = page.getByRole('button', { name: '开炮' });
  await expect(fire).toBeEnabled(patience);
  await page.getByRole('button', { name: '¥1', exact: true }).click();
  await fire.press('ArrowLeft');
  await fire.press('Space');
  await expect(page.getByText(/^(命中|未捕获|未碰到鱼).*投入 ¥\d/)).toBeVisible();
  const own = async () => (await funded.api.getPool({ pool: 'fishing1' })).own;
  expect(await own()).toMatchObject({ nextShot: 2 });

  const water = page.locator('canvas');
  await water.click({ position: { x: 300, y: 120 } });
  await expect.poll(async () => (await own())?.nextShot).toBe(3);
  const { batches } = await funded.api.listShots({});
  const net = batches.reduce((sum, { stake, returned }) => sum + fen(returned) - fen(stake), 0);
  expect(batches.flatMap(({ shots }) => shots)).toHaveLength(2);
  await expect(page.getByTestId('seat-balance')).toHaveText(`¥${text(20_00 + net)}`);

  await page.getByRole('tab', { name: '我的炮弹' }).click();
  await expect(page.getByText(`第 2 炮`, { exact: false })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'pool').toEqual([]);

  await page.getByRole('button', { name: '离座，余额退回中心钱包' }).click();
  await expect(page.getByLabel('带入金额')).toBeVisible();
  expect(fen((await funded.api.getWalletBalance({})).centerMoney)).toBe(before + net);
});

/** The amounts of these pages have two places and no thousands. */
function fen(amount: string): number {
  return Number(amount.replace('.', ''));
}

function text(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
