import { randomUUID } from 'node:crypto';
import { fastToCardSteps } from '@fairway/contract/deposits/steps.ts';
import { expect, test } from './customer.ts';

test('a refusal that names a better method leads to it', async ({ page, customer }) => {
  await customer.signIn(page);
  await page.goto('/app/myCenter/deposit');
  await page.getByRole('textbox', { name: '存款金额' }).fill('203');
  await page.getByRole('radio', { name: '网银支付' }).check();
  await page.getByRole('combobox', { name: '付款银行' }).click();
  await page.getByRole('option', { name: '中国工商银行' }).click();
  await page.route('**/cashier/v1/createDepositOrder', (route) =>
    route.fulfill({ json: { code: 244_666, msg: '推荐您使用其他支付方式', data: { payType: 312 } } }),
  );
  await page.getByRole('button', { name: '立即存款' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '改用微信扫码' }).click();
  await expect(page.getByRole('radio', { name: '微信扫码' })).toBeChecked();
});

test('a fast-to-card deposit that is marked as paid is at its third step', async ({ page, customer }) => {
  const order = await customer.api.createDepositOrder(
    { payType: 912, amount: '800', depositorName: '陈江畔' },
    { operationId: randomUUID() },
  );
  await customer.signIn(page);
  const paid = { ...order, status: 'markedPaid', orderState: 102, markable: false };
  await page.route('**/getDepositOrder', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: paid } }),
  );
  await page.goto(`/app/myCenter/deposit/${order.billNo}`);
  const steps = page.getByRole('list', { name: '存款进度' }).getByRole('listitem');
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(steps).toHaveText(fastToCardSteps.list.map(({ zh }) => new RegExp(zh)));
});
