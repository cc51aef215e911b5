import { randomUUID } from 'node:crypto';
import { fastToCardSteps } from '@fairway/contract/deposits/steps.ts';
import { expect, test } from './customer.ts';
import { axeFaults } from '../shell/axe-faults.ts';

test('signing in loads the banks and begins the tip loop, whose texts are shown; nobody’s page does [BANK-003] [DEP-006]', async ({
  page,
  customer,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/app/home');
  await expect(page.getByRole('main')).toBeVisible();
  expect(asked).not.toContain('/cw/v1/bank/list');
  expect(baseURL).toBeDefined();

  const { billNo } = await customer.api.createDepositOrder(
    { payType: 1, amount: '203', depositorName: '陈江畔' },
    { operationId: randomUUID() },
  );
  await expect
    .poll(async () => (await customer.api.getActiveDepositOrder({}))?.status, { timeout: 10_000 })
    .toBe('pendingPayment');
  await customer.signIn(page);
  const banks = page.waitForRequest('**/cw/v1/bank/list');
  const tips = page.waitForRequest('**/cashier/v1/getDepositTips');
  await page.goto('/app/myCenter/deposit');
  await banks;
  await tips;
  const reminder = page.getByText(/您的银行卡转账订单 .* 分钟，付款后请点「我已付款」/);
  await expect(reminder).toBeVisible();
  // The order's own page says what is to be paid itself: nothing may lie over it.
  await page.getByRole('link', { name: '查看订单', exact: true }).click();
  await page.waitForURL(`**/${billNo}`);
  await expect(page.getByText('¥203', { exact: false }).first()).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('the form begins with the former deposit, shows what earns [DEP-039] [DEP-058]', async ({
  page,
  customer,
}) => {
  const { billNo } = await customer.api.createDepositOrder(
    { payType: 312, amount: '203' },
    { operationId: randomUUID() },
  );
  await expect
    .poll(async () => (await customer.api.getDepositOrder({ billNo })).cancellable, { timeout: 10_000 })
    .toBe(true);
  await customer.api.cancelDepositOrder({ billNo }, { operationId: randomUUID() });
  await customer.signIn(page);
  await page.goto('/app/myCenter/deposit');
  await expect(page.getByRole('radio', { name: '微信扫码' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: '存款金额' })).toHaveValue('203');
  await expect(page.getByText('存款赠送 0.3%')).toBeVisible();
  await page.getByRole('button', { name: '用支付宝转卡存款' }).click();
  await expect(page.getByRole('radio', { name: '支付宝转卡' })).toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
});

test('an order has its proof and its customer service, and the desk its code [DEP-044] [DEP-054] [DEP-055]', async ({
  page,
  customer,
}) => {
  const order = await customer.api.createDepositOrder(
    { payType: 1, amount: '203', depositorName: '陈江畔' },
    { operationId: randomUUID() },
  );
  await customer.signIn(page);
  await page.goto('/app/myCenter/deposit');
  await page.getByRole('button', { name: '获取充值码' }).click();
  await expect(page.getByTestId('recharge-code')).toHaveText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  await page.getByRole('button', { name: '关闭', exact: true }).click();

  const detail = page.waitForRequest('**/cashier/v1/getDepositOrder');
  await page.getByRole('link', { name: '去处理' }).click();
  expect((await detail).postDataJSON()).toEqual({ billNo: order.billNo });
  await expect(page.getByTestId('order-amount')).toHaveText(/^¥203\.\d\d$/);
  await expect(page.getByText('收款人', { exact: true })).toBeVisible();
  const service = page.waitForRequest('**/cashier/v1/getFinanceService');
  await page.getByRole('button', { name: '联系客服' }).click();
  expect((await service).postDataJSON()).toEqual({ billNo: order.billNo });
  await expect(page).toHaveURL(new RegExp(`/cs\\?billNo=`));
  await expect(page.getByText(`您正在咨询订单 ${order.billNo}`)).toBeVisible();
});

test('a fast-to-card deposit has its four steps in their order, the present one marked [DEP-018]', async ({
  page,
  customer,
}) => {
  const order = await customer.api.createDepositOrder(
    { payType: 912, amount: '800', depositorName: '陈江畔' },
    { operationId: randomUUID() },
  );
  await customer.signIn(page);
  const steps = page.getByRole('list', { name: '存款进度' }).getByRole('listitem');
  const labels = fastToCardSteps.list.map(({ zh }) => new RegExp(zh));
  await page.goto(`/app/myCenter/deposit/${order.billNo}`);
  await expect(steps).toHaveText(labels);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
});
