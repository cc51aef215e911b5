import { randomUUID } from 'node:crypto';
import { answers } from './deposit-gates.ts';
import { expect, test } from './customer.ts';

test('an unpaid order is asked about before it is left while the window is on', async ({
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
  await answers(page, 'getLeavePayConfig', { status: 1, content: '离开后请在时限内完成付款。' });
  const config = page.waitForResponse('**/cashier/v1/getLeavePayConfig');
  await page.goto(here);
  await (await config).finished();
  await expect(page.getByRole('button', { name: '我已付款' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: '订单还没有付款' });
  await home.click();
  await expect(dialog).toContainText('离开后请在时限内完成付款。');
  await dialog.getByRole('button', { name: '继续付款' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${billNo}$`));
  await home.click();
  await dialog.getByRole('button', { name: '仍要离开' }).click();
  await expect(page).toHaveURL(/\/app\/home$/);
});

test('who leaves an unpaid order before the settings of the window are here is asked once they are', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  const { billNo } = await customer.api.createDepositOrder(
    { payType: 1, amount: '203', depositorName: '陈江畔' },
    { operationId: randomUUID() },
  );
  // Answered by the page itself right after the press, so that no busy machine makes the answer too late.
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    const pressed = new Promise<void>((resolve) => {
      addEventListener('click', () => setTimeout(resolve, 0), { capture: true });
    });
    globalThis.fetch = async (...call) => {
      const [target] = call;
      if (!(target instanceof Request ? target.url : String(target)).includes('getLeavePayConfig'))
        return send(...call);
      await pressed;
      return Response.json({ code: 0, msg: '', data: { status: 1, content: '请在时限内完成付款。' } });
    };
  });
  await page.goto(`/app/myCenter/deposit/${billNo}`);
  await expect(page.getByRole('button', { name: '我已付款' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Fairway' }).first().click();
  const dialog = page.getByRole('dialog', { name: '订单还没有付款' });
  await expect(dialog).toContainText('请在时限内完成付款。');
  await dialog.getByRole('button', { name: '继续付款' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${billNo}$`));
});
