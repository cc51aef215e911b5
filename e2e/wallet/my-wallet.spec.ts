import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hearToasts } from '../shell/hear-toasts.ts';
import { expect, test } from './funded.ts';

/** Counts the calls of one path that leave the page from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes(path) ? 1 : 0));
  return () => calls;
}

/** Whether this text has been on the page since now: an overlay that lasts as long as a call may be gone at the next look. */
async function veil(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((wanted) => {
    const stood = { veil: false };
    Object.assign(window, { stood });
    new MutationObserver(() => {
      stood.veil ||= document.body.innerText.includes(wanted);
    }).observe(document.body, { childList: true, subtree: true });
  }, text);
  return () => page.evaluate(() => (window as unknown as { stood: { veil: boolean } }).stood.veil);
}

test.describe('my wallet', () => {
  test('shows a CNY and a USDT balance, and what each is made of [WALLET-001]', async ({ page, enter }) => {
    await enter(page);
    await page.goto('/app/myCenter/myWallet');
    await expect(page.getByRole('heading', { name: '人民币钱包' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'USDT 钱包' })).toBeVisible();
    await page.getByRole('button', { name: /^查看 中心钱包 ¥1,0/ }).click();
    const dialog = page.getByRole('dialog', { name: '中心钱包的由来' });
    await expect(dialog.getByRole('cell', { name: '存款', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^查看 中心钱包 ¥1,0/ })).toBeFocused();
  });

  test('refreshes once in ten seconds and says so [WALLET-029] [WALLET-032]', async ({ page, enter }) => {
    await enter(page);
    await page.goto('/app/myCenter/myWallet');
    const calls = countCalls(page, 'refreshVenueBalance');
    const said = await hearToasts(page);
    await page.getByRole('button', { name: '刷新金额' }).click();
    await said('金额已刷新');
    expect(calls()).toBe(1);
    await page.getByRole('button', { name: '刷新金额' }).click();
    await said('操作太频繁，请稍后再试');
    expect(calls()).toBe(1);
  });

  test('refreshes one venue and shows its balance [WALLET-030]', async ({ page, enter, funded }) => {
    await funded.api.transferToVenue({ channelCode: 'beichen', amount: '30' }, { operationId: randomUUID() });
    await enter(page);
    await page.goto('/app/myCenter/myWallet');
    const said = await hearToasts(page);
    await page.getByRole('button', { name: '刷新北辰电子余额' }).first().click();
    await said('北辰电子余额 ¥30.00');
  });

  test('takes its help texts from the language [WALLET-004]', async ({ page, enter }) => {
    await enter(page);
    await page.goto('/app/myCenter/myWallet');
    await expect(page.getByText('只能在该场馆使用。')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('fairway.language', 'en'));
    await page.reload();
    await expect(page.getByText('Usable at that venue only.')).toBeVisible();
  });
});

test.describe('one-click recycling', () => {
  test('covers the page, says what came back, and asks four things again, and is refused within ten seconds [WALLET-013] [WALLET-014] [WALLET-015] [WALLET-031]', async ({
    page,
    enter,
    funded,
  }) => {
    const send = (channelCode: string) =>
      funded.api.transferToVenue({ channelCode, amount: '40' }, { operationId: randomUUID() });
    await send('fairway-sports');
    await send('beichen');
    await enter(page);
    await page.goto('/app/home');
    const calls = countCalls(page, '/v2/recycleVenues');
    const button = page.getByRole('button', { name: '一键回收场馆余额' });
    // Wallet, interest, assets and venues: asked again whichever page is open, before the loader goes.
    const four = ['/v1/balance', '/getBalanceInterestDetails', '/getFundsHistory', '/venue/v3/appList'];
    const asked = four.map((path) => countCalls(page, path));
    const veiled = await veil(page, '正在回收各场馆余额，请稍候');
    const said = await hearToasts(page);
    await button.click();
    await expect.poll(veiled).toBe(true);
    await said('回收成功');
    await said('¥80.00 已回到中心钱包');
    await expect(page.getByText('正在回收各场馆余额，请稍候')).toHaveCount(0);
    for (const [index, calls] of asked.entries()) expect(calls(), four[index]).toBeGreaterThanOrEqual(1);

    await button.click();
    await said('操作太频繁，请稍后再试');
    expect(calls()).toBe(1);
    const balance = await funded.api.getWalletBalance({});
    expect(new Set(Object.values(balance.venueMoney))).toEqual(new Set(['0.00']));
  });

  test('asks first where a game may be on [WALLET-022]', async ({ page, enter, funded }) => {
    await funded.api.transferToVenue({ channelCode: 'beichen', amount: '40' }, { operationId: randomUUID() });
    await funded.api.launchVenue({ api: 'beichen' });
    await enter(page);
    await page.goto('/app/home');
    await page.getByRole('button', { name: '一键回收场馆余额' }).click();
    const dialog = page.getByRole('dialog', { name: '确认回收正在游戏的场馆？' });
    const said = await hearToasts(page);
    await dialog.getByRole('button', { name: '确认回收' }).click();
    await said('¥40.00 已回到中心钱包');
  });
});
