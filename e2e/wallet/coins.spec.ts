import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hearToasts } from '../shell/hear-toasts.ts';
import { expect, test } from './funded.ts';

async function open(page: Page) {
  await page.goto('/app/myCenter/myWallet');
  await page.getByRole('button', { name: '购买金币' }).click();
  const dialog = page.getByRole('dialog', { name: '购买金币' });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    box: dialog.getByRole('textbox', { name: '购买金额' }),
    line: dialog.getByTestId('coin-line'),
    picks: dialog.getByRole('group', { name: '快捷金额' }).getByRole('button'),
    buy: dialog.getByRole('button', { name: /^(购买 .* 金币|请输入购买金额)/ }),
  };
}

/** Advances the page's clock by half a minute in small steps, until the page has asked. */
async function passUntilAsked(page: Page, asked: () => boolean): Promise<void> {
  for (let seconds = 0; seconds < 30 && !asked(); seconds += 1) await page.clock.runFor(1_000);
  await expect.poll(asked).toBe(true);
}

test.describe('buying coins', () => {
  test('the purchase modal, its amounts and its button [COIN-002, COIN-003, COIN-004, COIN-005, COIN-006, COIN-007, COIN-008, COIN-029, COIN-030, COIN-031, COIN-032, COIN-033, COIN-034, COIN-035, COIN-036, COIN-037, COIN-047, COIN-048]', async ({
    page,
    enter,
  }) => {
    await enter(page);
    const { dialog, box, line, picks, buy } = await open(page);
    await page.mouse.click(8, 400);
    await expect(dialog).toBeVisible();

    await expect(box).toHaveValue('1');
    await expect(line).toHaveText('得 10 金币');
    await expect(picks).toHaveText(['10¥1', '180¥18', '580¥58', '1,880¥188', '5,880¥588', '18,880¥1,888']);
    const pressed = dialog.locator('fieldset button[aria-pressed=true]');
    await expect(pressed).toHaveCount(0);
    await picks.nth(2).click();
    await expect(box).toHaveValue('58');
    await expect(pressed).toHaveText('580¥58');
    await expect(buy).toHaveText('购买 580 金币 · ¥58.00');

    await box.fill('');
    await expect(pressed).toHaveCount(0);
    await expect(line).toHaveText('1 元 = 10 金币');
    await expect(buy).toBeDisabled();
    await picks.nth(2).click();
    await box.fill('7');
    await expect(pressed).toHaveCount(0);
    await box.fill('1a2.3');
    await expect(box).toHaveValue('123');
    await box.fill('0');
    await expect(box).toHaveValue('1');
    await box.fill('600000');
    await expect(box).toHaveValue('500000');
    await expect(dialog.getByText('单笔最多 500,000 元')).toBeVisible();

    // The wallet holds ¥1,000 and some cents.
    await expect(buy).toBeDisabled();
    await expect(dialog.getByText(/中心钱包余额不足，还差 ¥49/)).toBeVisible();
    await box.fill('1000');
    await expect(buy).toBeEnabled();
    await expect(dialog.getByText(/余额不足/)).toBeHidden();
    await box.fill('1001');
    await expect(buy).toBeDisabled();
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  });

  test('is confirmed with its source and its warning, paid once, and shown at once; each purchase asks for permission first [COIN-038] [COIN-009, COIN-010, COIN-011, COIN-012, COIN-021, COIN-022]', async ({
    page,
    enter,
    funded,
  }) => {
    await enter(page);
    const before = (await funded.api.getWalletBalance({})).centerMoney;
    const called: string[] = [];
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      if (/^(calibratePermissions|purchaseCoins)$/.test(name)) called.push(name);
    });
    const { box, buy } = await open(page);
    await box.fill('18');
    await buy.click();
    const tips = page.getByRole('dialog', { name: '温馨提示' });
    for (const text of ['¥18.00', '180', '中心钱包', '支付来源']) {
      await expect(tips.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(tips.getByText(/不可退款/)).toBeVisible();
    await expect.poll(() => tips.getByRole('combobox').count()).toBe(0);

    const counted = page.waitForRequest((request) => request.url().includes('recordAnalyticsEvent'));
    expect(called).toEqual(['calibratePermissions']);
    const said = await hearToasts(page);
    await tips.getByRole('button', { name: '确认支付' }).dblclick();
    await said('购买成功，180 金币已到账');
    await expect(tips).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await counted).postDataJSON()).toMatchObject({ goldCount: '180', rechargeAmount: '18.00' });
    await expect(page.getByText('购入价值 ¥18.00')).toBeVisible();
    const after = await funded.api.getWalletBalance({});
    expect(Number(before) - Number(after.centerMoney)).toBeCloseTo(18, 2);
    expect(after.coinWalletBalance).toBe('180');
    expect(called).toEqual(['calibratePermissions', 'purchaseCoins']);

    await page.getByRole('button', { name: '购买金币' }).click();
    await buy.click();
    await tips.getByRole('button', { name: '确认支付' }).click();
    await expect(page.getByText('购入价值 ¥19.00')).toBeVisible();
    expect(called.slice(2)).toEqual(['calibratePermissions', 'purchaseCoins']);

    await page.evaluate(() => localStorage.setItem('fairway.language', 'en'));
    await page.reload();
    await page.getByRole('button', { name: 'Buy coins' }).click();
    await expect(page.getByRole('dialog', { name: 'Buy coins' })).toBeVisible();
  });

  test('coins are asked for at once, every minute and after a purchase, and no more after leaving [COIN-023, COIN-028]', async ({
    page,
    enter,
  }) => {
    await enter(page);
    // Without news of the wallet, which would ask as well at a moment of their own.
    await page.routeWebSocket('**/mqtt', () => {});
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('goldCoinWallet') ? 1 : 0));
    await page.clock.install();
    const { box, buy } = await open(page);
    await expect.poll(() => calls).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(40_000);
    expect(calls).toBe(1);
    await passUntilAsked(page, () => calls > 1);
    expect(calls).toBe(2);

    await page.clock.runFor(30_000);
    await box.fill('1');
    await buy.click();
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page.getByText('购入价值 ¥1.00')).toBeVisible();
    await expect.poll(() => calls).toBeGreaterThan(2);
    // A purchase may ask more than once; the minute counts from the last answer.
    let bought = 0;
    await expect
      .poll(
        () => {
          const isUnchanged = calls === bought;
          bought = calls;
          return isUnchanged;
        },
        { intervals: [700] },
      )
      .toBe(true);
    await page.clock.runFor(40_000);
    expect(calls).toBe(bought);
    await passUntilAsked(page, () => calls > bought);
    expect(calls).toBe(bought + 1);

    await page.getByRole('link', { name: '首页' }).first().click();
    // The address changes before the page that is left has gone.
    await expect(page.getByRole('heading', { name: '凭什么放心' })).toBeVisible();
    const left = calls;
    await page.clock.runFor(61_000);
    expect(calls).toBe(left);
  });
});
