import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openConsole } from '../console/operator.ts';
import { expect, test, type FundedMember } from '../wallet/funded.ts';
import { newestInPlay } from './newest-in-play.ts';
import { quietPreview } from './quiet-preview.ts';

const slip = (page: Page) => page.getByRole('complementary', { name: '投注单' });
const stakes = (page: Page) => slip(page).getByRole('textbox', { name: /^投注额/ });
const balance = (page: Page, amount: string) => slip(page).getByText(`体育场馆余额 ¥${amount}`);
const place = (page: Page) => slip(page).getByRole('button', { name: /^(确认投注|接受新赔率并投注)$/ });

/** ¥100 at the sports venue, and the page that shows it. */
async function arrive(page: Page, { api }: FundedMember, path: string): Promise<void> {
  const moved = { channelCode: 'fairway-sports', amount: '100' };
  await api.transferToVenue(moved, { operationId: randomUUID() });
  await page.goto(path);
}

/** Takes the price in the middle of the newest match in play: one at the end of the range never moves. */
async function pickEarliest(page: Page, { api }: FundedMember): Promise<void> {
  const earliest = await newestInPlay(api);
  const row = rowOf(page, earliest);
  const market = earliest.markets.find(({ code }) => code === 'ft_1x2');
  const prices = market?.selections.map(({ odds }) => Number(odds ?? 1_000)) ?? [];
  const middle = prices.indexOf(prices.toSorted((one, other) => one - other)[1] ?? 0);
  await row.getByRole('button').nth(middle).click();
}

const rowOf = (page: Page, { home, away }: Awaited<ReturnType<typeof newestInPlay>>) =>
  page.getByRole('group', { name: new RegExp(`^${home.name.zh}.*${away.name.zh} 全场 独赢$`) });

/** Presses until a bet in play waits for its decision: a goal in the very moment of the press stops the market for some seconds. */
async function placeInPlay(page: Page): Promise<void> {
  await expect(async () => {
    const refused = slip(page).getByRole('button', { name: '知道了' }).first();
    if (await refused.isVisible()) await refused.click();
    const answered = page.waitForResponse('**/placeBet', { timeout: 25_000 });
    await place(page).click();
    const { code } = (await (await answered).json()) as { code: number };
    expect(code).toBe(0);
  }).toPass({ timeout: 60_000 });
}

/** Takes the first price of the first matches that are open. */
async function pick(page: Page, matches: number): Promise<void> {
  const rows = page.getByRole('group', { name: / 全场 独赢$/ });
  await rows.first().waitFor();
  for (let row = 0, taken = 0; taken < matches && row < (await rows.count()); row += 1) {
    const price = rows.nth(row).getByRole('button').first();
    if (await price.isDisabled()) continue;
    await price.click();
    taken += 1;
  }
}

test.describe('a price that moves', () => {
  test('shows on the slip from what to what, up or down, and is taken by a press with the new one in view', async ({
    page,
    enter,
    funded,
  }) => {
    test.slow();
    await enter(page);
    await arrive(page, funded, '/app/sport?view=live');
    await pick(page, 4);
    const moved = slip(page).getByText(/^赔率变动 [\d.]+ → [\d.]+/);
    await expect(moved.first()).toBeVisible({ timeout: 60_000 });
    // One look: the price may move on before another.
    const said = await moved.first().innerText();
    const [, before = '', after = ''] = /([\d.]+) → ([\d.]+)/.exec(said) ?? [];
    expect(said).toContain(Number(after) > Number(before) ? '对您更有利' : '低于您所选');

    await slip(page).getByText('接受任何').click();
    await stakes(page).first().fill('20');
    await expect(balance(page, '100.00')).toBeVisible();
    await expect(place(page)).toHaveText(/接受新赔率并投注|确认投注/);
    await placeInPlay(page);
    await expect(slip(page).getByText('待确认')).toBeVisible();
    await expect(slip(page).getByText(/^(投注成功|投注未被接受，本金已退回)$/)).toBeVisible({
      timeout: 20_000,
    });
  });

  test('that the page has not heard of is refused under 「不接受变化」, takes nothing and says both prices', async ({
    page,
    enter,
    funded,
  }) => {
    test.slow();
    await enter(page);
    await arrive(page, funded, '/app/sport?view=live');
    // The line goes quiet: the page keeps the price that it heard first, while the match goes on.
    const heard = await quietPreview(page);
    await pickEarliest(page, funded);
    await slip(page).getByText('不接受变化').click();
    await stakes(page).fill('20');
    await expect(balance(page, '100.00')).toBeVisible();
    const { legs, odds } = await heard();
    await expect
      .poll(
        async () => {
          const [leg] = (await funded.api.previewSlip({ currency: 'CNY', legs, sizes: [1] })).legs;
          return leg?.odds !== null && leg?.odds !== odds;
        },
        { timeout: 120_000, intervals: [500] },
      )
      .toBe(true);
    await place(page).click();
    await expect(slip(page).getByText('投注未被接受', { exact: true })).toBeVisible();
    await expect(
      slip(page).getByText(/^赔率已由 [\d.]+ 变为 [\d.]+，请确认后再投注$|^盘口(已更新|暂停)/),
    ).toBeVisible();
    expect((await funded.api.listBets({ state: 'unsettled' })).bets).toHaveLength(0);
    await page.unroute('**/previewSlip');
    await expect(balance(page, '100.00')).toBeVisible();
    await expect(stakes(page)).toHaveValue('20');
  });
});

test.describe('a market that a trader stops', () => {
  test('stops the slip that is open, refuses the bet that was in flight, and takes bets again afterwards', async ({
    page,
    enter,
    funded,
    browser,
    baseURL,
  }) => {
    test.slow();
    await enter(page);
    await arrive(page, funded, '/app/sport?view=early');
    const label =
      (await page
        .getByRole('group', { name: / 全场 独赢$/ })
        .last()
        .getAttribute('aria-label')) ?? '';
    const match = label.replace(/ 全场 独赢$/, '');
    // By its name from here on: which match is last changes while the story goes on.
    const row = page.getByRole('group', { name: label, exact: true });
    await row.getByRole('button').first().click();
    await stakes(page).fill('20');
    await expect(balance(page, '100.00')).toBeVisible();
    const desk = await (await browser.newContext()).newPage();
    await openConsole(desk, baseURL, 'trader', '/console/sports/fixtures?state=upcoming');
    const [home = ''] = match.split(' vs ');
    await desk.getByPlaceholder('球队或联赛').fill(home);
    await desk.keyboard.press('Enter');
    await desk.getByRole('link', { name: match.replace(' vs ', ' – ') }).click();

    await test.step('the bet in flight', async () => {
      await page.route('**/previewSlip', () => {});
      await switchAll(desk, '全场停盘', '赔率异常，等待核对');
      await place(page).click();
      await expect(slip(page).getByText('投注未被接受', { exact: true })).toBeVisible();
      await expect(slip(page).getByText('盘口暂停投注，恢复后可继续')).toBeVisible();
      await slip(page).getByRole('button', { name: '知道了' }).click();
    });
    await test.step('the slip that is open', async () => {
      await page.unroute('**/previewSlip');
      await page.reload();
      await expect(slip(page).getByText('盘口暂停，恢复后可继续投注').first()).toBeVisible();
      await expect(place(page)).toBeDisabled();
      await expect(balance(page, '100.00')).toBeVisible();
    });
    await test.step('and open again', async () => {
      await switchAll(desk, '恢复全场', '赔率已核对');
      await expect(place(page)).toBeEnabled();
      await place(page).click();
      await expect(slip(page).getByText('投注成功')).toBeVisible({ timeout: 20_000 });
      expect((await funded.api.listBets({ state: 'unsettled' })).bets).toHaveLength(1);
    });
  });

  test('within the seconds that a bet in play waits gives the stake back with the reason', async ({
    page,
    enter,
    funded,
    browser,
    baseURL,
  }) => {
    test.slow();
    await enter(page);
    await arrive(page, funded, '/app/sport?view=live');
    const row = rowOf(page, await newestInPlay(funded.api));
    const match = ((await row.getAttribute('aria-label')) ?? '').replace(/ 全场 独赢$/, '');
    await row.getByRole('button', { disabled: false }).first().click();
    await slip(page).getByText('接受任何').click();
    await stakes(page).fill('20');
    const desk = await (await browser.newContext()).newPage();
    await openConsole(desk, baseURL, 'trader', '/console/sports/fixtures');
    await desk.getByRole('link', { name: match.replace(' vs ', ' – ') }).click();
    const stop = await readyToSwitch(desk, '全场停盘', '数据源异常');
    await expect(balance(page, '100.00')).toBeVisible();
    await placeInPlay(page);
    // Both at once: the seconds that the bet waits are five.
    await Promise.all([stop(), expect(slip(page).getByText('待确认')).toBeVisible()]);

    await expect(slip(page).getByText('投注未被接受，本金已退回')).toBeVisible({ timeout: 20_000 });
    await expect(slip(page).getByText('确认期间场上有变化，注单未被接受')).toBeVisible();
    await expect
      .poll(async () => (await funded.api.getWalletBalance({})).venueMoney['fairway-sports'])
      .toBe('100.00');
    await switchAll(desk, '恢复全场', '数据源已恢复');
  });
});

/** Opens the dialog and fills its reason; the answer presses the button. */
async function readyToSwitch(desk: Page, button: string, reason: string): Promise<() => Promise<void>> {
  await desk.getByRole('button', { name: button }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: reason }).click();
  return async () => {
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveCount(0);
  };
}

async function switchAll(desk: Page, button: string, reason: string): Promise<void> {
  const press = await readyToSwitch(desk, button, reason);
  await press();
}
