import { errorTable } from '@fairway/contract/errors/index.ts';
import { expect, test } from '../shell/member.ts';
import { ballOf, boxOf, openBall, panel } from './ball.ts';
import { answerOrders, depositOrder, inSeconds, withdrawalOrder } from './sample-orders.ts';

test.describe('the order ball', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page);
  });

  test('shows a withdrawal below it, with its own panel', async ({ page }) => {
    const order = withdrawalOrder();
    await answerOrders(page, { withdrawal: order });
    await page.goto('/app/home');
    const ball = ballOf(page, 'withdrawal');
    await expect(ball).toContainText('处理中');
    expect((await boxOf(ball)).y).toBe(320);
    await openBall(page, 'withdrawal');
    await expect(panel(page, '提款订单')).toContainText(order.billNo);
    await expect(panel(page, '提款订单').getByRole('button', { name: '我已收到款' })).toHaveCount(0);
  });

  test('reads any other deposit state as pending confirmation, 104 among them, and 103 as no order', async ({
    page,
  }) => {
    const answer = { deposit: depositOrder({ orderState: 102, status: 'markedPaid', markable: false }) };
    await answerOrders(page, answer);
    await page.goto('/app/home');
    await expect(ballOf(page, 'deposit')).toContainText('待确认');
    await openBall(page, 'deposit');
    await expect(panel(page).getByRole('link', { name: '查看订单详情' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: '我已付款' })).toHaveCount(0);

    answer.deposit = depositOrder({ orderState: 104 });
    await page.reload();
    await expect(ballOf(page, 'deposit')).toContainText('待确认');

    answer.deposit = depositOrder({ orderState: 103, status: 'settled', endedAt: inSeconds(-1) });
    const answered = page.waitForResponse('**/deposit/order_status');
    await page.reload();
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(ballOf(page, 'deposit')).toHaveCount(0);
  });

  test('is not there after the end-order code, and says nothing of it', async ({ page }) => {
    await answerOrders(page, { withdrawal: withdrawalOrder() });
    const { code, zh } = errorTable.depositOrderEnded;
    await page.route('**/cw/v1/deposit/order_status', (route) =>
      route.fulfill({ json: { code, msg: zh, data: null } }),
    );
    const answered = page.waitForResponse('**/deposit/order_status');
    await page.goto('/app/home');
    await answered;
    // What the page does with an answer it has done by the time that the other order's ball is there.
    await expect(ballOf(page, 'withdrawal')).toBeVisible();
    await expect(ballOf(page, 'deposit')).toHaveCount(0);
    await expect(page.getByText(zh)).toHaveCount(0);
  });

  test('says what a part of a withdrawal is, state by state', async ({ page }) => {
    const answer = { withdrawal: withdrawalOrder() };
    await answerOrders(page, answer);
    for (const [state, facts, label] of [
      ['4011', { orderState: 4011 }, '处理中'],
      ['4012', { orderState: 4012, status: 'paying' }, '进行中'],
      ['4013 matched', { orderState: 4013, matchResult: 1 }, '待您确认'],
      ['source 1', { orderState: 4013, orderSource: 1, status: 'paid' }, '待确认'],
      ['source 2', { orderState: 4013, orderSource: 2, status: 'paid' }, '待确认'],
      ['4014', { orderState: 4014, status: 'frozen' }, '已冻结'],
    ] as const) {
      const part = withdrawalOrder(facts);
      answer.withdrawal = { ...part, subDraws: [part], firstDraw: part };
      await page.goto('/app/home');
      const ball = ballOf(page, 'withdrawal');
      await expect(ball, state).toContainText(label);
      if (state === '4012') await expect(ball).toContainText(/1[45]:\d\d/);
      await openBall(page, 'withdrawal');
      // A matched part is confirmed beside its payer's proof, on the order's page.
      const order = panel(page, '提款订单');
      await expect(order.getByRole('link', { name: '查看订单详情' })).toBeVisible();
      await expect(order.getByRole('button', { name: '我已收到款' })).toHaveCount(
        state.startsWith('source') ? 1 : 0,
      );
    }
  });

  test('shows the part that expires first, counts mm:ss and the parts [BALL-022]', async ({ page }) => {
    await page.clock.install({ time: new Date() });
    const part = (billNo: string, seconds: number) => ({
      ...withdrawalOrder({ orderState: 4012, expireTime: inSeconds(seconds) }),
      billNo,
    });
    const parts = [part('W261120000000000009', 540), part('W261120000000000002', 125)];
    await answerOrders(page, { withdrawal: withdrawalOrder({ orderState: 4012, subDraws: parts }) });
    await page.goto('/app/home');
    const ball = ballOf(page, 'withdrawal');
    // Of 125 and 540 seconds the fewer, less what passed while the page came.
    await expect(ball).toContainText(/0[12]:[0-5]\d/);
    await expect(ball).toContainText('2');
    await openBall(page, 'withdrawal');
    await expect(panel(page, '提款订单')).toContainText('W261120000000000002');
    const before = await ball.innerText();
    await page.clock.runFor(2_000);
    await expect.poll(() => ball.innerText()).not.toBe(before);
  });
});
