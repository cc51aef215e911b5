import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { goTo } from '../shell/go-to.ts';
import { expect, test } from '../shell/member.ts';
import { openBall } from './ball.ts';
import { answerOrders, depositOrder, inSeconds, withdrawalOrder } from './sample-orders.ts';

const pages = [
  ['/app/myCenter/deposit', '选择方式'],
  ['/app/myCenter/withdrawals', '提款方式'],
  ['/app/myCenter/banks', '银行卡'],
  ['/app/myCenter/orders', '还没有存款记录'],
] as const;

test('the cashier’s pages have no fault that axe can find', async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await page.goto('/app/myCenter');
  for (const [path, label] of pages) {
    await goTo(page, path);
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    expect(await axeFaultsInBothThemes(page), path).toEqual([]);
  }
  await answerOrders(page, { deposit: depositOrder(), withdrawal: withdrawalOrder() });
  const ended = { endedAt: inSeconds(-60), cancellable: false, markable: false };
  for (const order of [
    depositOrder(),
    depositOrder({ status: 'opening', markable: false, recipientAccount: '' }),
    depositOrder({ status: 'confirming', confirmations: { seen: 5, needed: 12 }, cancellable: false }),
    depositOrder({ status: 'deciding', problem: 'short', paidAmount: '500.00', cancellable: false }),
    depositOrder({ status: 'settled', creditedAmount: '503.14', ...ended }),
    depositOrder({ status: 'expired', ...ended }),
  ]) {
    await page.route('**/getDepositOrder', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: order } }),
    );
    await page.goto(`/app/myCenter/deposit/${order.billNo}`);
    await expect(page.getByTestId('order-amount')).toBeVisible();
    await page.getByTestId('deposit-ball').waitFor();
    expect(await axeFaultsInBothThemes(page), order.status).toEqual([]);
  }
  await page.route('**/getWithdrawal', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: withdrawalOrder() } }),
  );
  await page.goto(`/app/myCenter/withdrawals/${withdrawalOrder().billNo}`);
  await openBall(page, 'withdrawal');
  await expect(page.getByRole('dialog', { name: '提款订单' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'withdrawal').toEqual([]);
});

test('a page that does not come says why, with another try', async ({ page, signIn }) => {
  await signIn(page);
  await page.route('**/api/cashier/v1/**', (route) =>
    route.fulfill({ status: 503, json: { code: 300_001, msg: '系统繁忙，请稍后再试', data: null } }),
  );
  await page.goto('/app/myCenter');
  for (const [path] of pages) {
    await goTo(page, path);
    await expect(page.getByRole('main').getByText('系统繁忙，请稍后再试')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
    expect(await axeFaults(page), path).toEqual([]);
  }
});
