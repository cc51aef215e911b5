import { randomUUID } from 'node:crypto';
import { expect, test } from './customer.ts';

test('an unpaid order is left without a question while the window is off, as the site begins [DEP-020] [DEP-056]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  const { billNo } = await customer.api.createDepositOrder(
    { payType: 1, amount: '203', depositorName: '陈江畔' },
    { operationId: randomUUID() },
  );
  const here = `/app/myCenter/deposit/${billNo}`;
  const home = page.getByRole('banner').getByRole('link', { name: 'Fairway' }).first();
  const asked = page.waitForResponse('**/cashier/v1/getLeavePayConfig');
  await page.goto(here);
  expect(await (await asked).json()).toMatchObject({ code: 0, data: { status: 0 } });
  await expect(page.getByRole('button', { name: '我已付款' })).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(/\/app\/home$/);
});

test('nobody is held on an unpaid order while the settings of the window do not come', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  const { billNo } = await customer.api.createDepositOrder(
    { payType: 1, amount: '203', depositorName: '陈江畔' },
    { operationId: randomUUID() },
  );
  await page.route('**/cashier/v1/getLeavePayConfig', () => undefined);
  await page.goto(`/app/myCenter/deposit/${billNo}`);
  await expect(page.getByRole('button', { name: '我已付款' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Fairway' }).first().click();
  await expect(page).toHaveURL(/\/app\/home$/);
});
