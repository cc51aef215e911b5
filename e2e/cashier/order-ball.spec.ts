import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, payInFull, test } from './customer.ts';
import { ballOf, boxOf, openBall, panel } from './ball.ts';

const bankTransfer = { payType: 1, amount: '203', depositorName: '陈江畔' } as const;
const calls = {
  deposit: '/cw/v1/deposit/order_status',
  withdrawal: '/getActiveWithdrawal',
  tips: '/getDepositTips',
};

/** Counts how often the page asks for orders and tips from here on. */
function counted(page: Page): Record<keyof typeof calls, number> {
  const asked = { deposit: 0, withdrawal: 0, tips: 0 };
  page.on('request', (request) => {
    for (const kind of ['deposit', 'withdrawal', 'tips'] as const)
      if (new URL(request.url()).pathname.endsWith(calls[kind])) asked[kind] += 1;
  });
  return asked;
}

test.describe('the order ball', () => {
  test.beforeEach(async ({ page, customer }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await customer.signIn(page);
  });

  test('floats where it starts, opens the panel of its order, and is gone once the order has been paid [BALL-001] [BALL-002] [BALL-003] [BALL-004] [BALL-005] [BALL-013] [BALL-014]', async ({
    page,
    customer,
  }) => {
    const { billNo } = await customer.api.createDepositOrder(bankTransfer, { operationId: randomUUID() });
    const order = () => customer.api.getDepositOrder({ billNo });
    await expect.poll(async () => (await order()).orderState).toBe(101);
    await expect.poll(async () => (await order()).markable).toBe(true);
    const { orderAmount, payUrl } = await order();
    await page.goto('/app/home');
    const ball = ballOf(page, 'deposit');
    await expect(ball).toContainText('待付款');
    const box = await boxOf(ball);
    expect(1280 - box.x - box.width).toBe(100);
    expect(box.y).toBe(200);

    await openBall(page, 'deposit');
    await expect(panel(page)).toContainText(billNo);
    await expect(panel(page)).toContainText(`¥${orderAmount}`);
    await expect(panel(page).getByRole('link', { name: '去付款' })).toHaveAttribute(
      'href',
      `/app/myCenter/deposit/${billNo}`,
    );
    await panel(page).getByRole('button', { name: '我已付款' }).click();
    await expect(ball).toContainText('待确认');
    expect((await order()).orderState).toBe(102);
    await page.reload();
    await openBall(page, 'deposit');
    await expect(panel(page).getByRole('link', { name: '查看订单详情' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: '我已付款' })).toHaveCount(0);

    await payInFull(page, payUrl);
    await expect.poll(async () => (await order()).orderState, { timeout: 30_000 }).toBe(103);
    await expect(ball).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(ball).toHaveCount(0);
  });

  test('asks each minute while a member is signed in, and never after the logout [BALL-019] [BALL-020] [BALL-021]', async ({
    page,
  }) => {
    const asked = counted(page);
    const coins = { wallet: 0 };
    page.on('request', (request) => (coins.wallet += request.url().includes('goldCoinWallet') ? 1 : 0));
    await page.clock.install({ time: new Date() });
    // A live line that is slow to answer, so that no news and no break of it asks in between.
    await page.routeWebSocket('**/mqtt', () => {});
    await page.goto('/app/home');
    await expect.poll(() => asked.deposit).toBe(1);
    await expect.poll(() => asked.withdrawal).toBe(1);
    await expect.poll(() => asked.tips).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    for (const times of [2, 3]) {
      await page.clock.runFor(45_000);
      expect(asked).toMatchObject({ deposit: times - 1, withdrawal: times - 1 });
      // The minute counts from an answer, which may come while the clock is moved on.
      await expect
        .poll(
          async () => {
            await page.clock.runFor(2_000);
            return { deposit: asked.deposit, withdrawal: asked.withdrawal };
          },
          { intervals: [100] },
        )
        .toEqual({ deposit: times, withdrawal: times });
      await page.waitForLoadState('networkidle');
    }

    await page.getByRole('button', { name: '的账户菜单' }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: '注册' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = { ...asked, ...coins };
    await page.clock.runFor(61_000);
    expect({ ...asked, ...coins }).toEqual(before);
  });
});

test('a visitor has no ball and no tip, and neither orders nor tips are asked for [BALL-020]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date() });
  const asked = counted(page);
  await page.goto('/app/home');
  await expect(page.getByRole('banner').getByRole('link', { name: '注册' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(61_000);
  expect(asked).toEqual({ deposit: 0, withdrawal: 0, tips: 0 });
  await expect(ballOf(page, 'deposit')).toHaveCount(0);
  await expect(ballOf(page, 'withdrawal')).toHaveCount(0);
});
