import { errorTable } from '@fairway/contract/errors/index.ts';
import type { Page } from '@playwright/test';
import { expect, payInFull, test } from './customer.ts';
import { tabTo } from './keyboard.ts';

const amountBox = (page: Page) => page.getByRole('textbox', { name: '存款金额' });
const submit = (page: Page) => page.getByRole('button', { name: '立即存款' });

test.describe('a deposit by bank transfer', () => {
  test('goes from the amount to the credited wallet [DEP-001] [DEP-002] [DEP-045] [DEP-049] [DEP-073]', async ({
    page,
    customer,
  }) => {
    await customer.signIn(page);
    await page.goto('/app/myCenter/deposit');
    await expect(page.getByRole('radio', { name: '银行卡转账' })).toBeChecked();
    await expect(page.getByRole('group', { name: '快捷金额' }).getByRole('button')).toHaveCount(5);

    await amountBox(page).fill('99');
    await expect(page.getByText('最低 ¥100，请提高金额')).toBeVisible();
    await amountBox(page).fill('200');
    await page.getByRole('button', { name: '改为 203' }).click();
    await expect(amountBox(page)).toHaveValue('203');
    await page.getByRole('textbox', { name: '付款人姓名' }).fill('陈江畔');
    await submit(page).click();

    await expect(page).toHaveURL(/\/deposit\/D\d+$/);
    await expect(page.getByTestId('order-amount')).toHaveText(/^¥203\.(?!00)\d\d$/);
    await expect(page.getByText('收款卡号')).toBeVisible();
    await expect(page.getByRole('list', { name: '存款进度' }).getByRole('listitem')).toHaveText([
      /提交订单/,
      /等待您付款/,
      /确认收款/,
      /订单完成/,
    ]);
    await expect(page.getByTestId('deposit-ball')).toContainText('待付款');
    await page.getByRole('button', { name: '复制收款卡号' }).click();
    await expect(page.getByText(/已复制 尾号 \d{4}/).first()).toBeVisible();

    const order = await customer.api.getActiveDepositOrder({});
    await page.getByRole('main').getByRole('button', { name: '我已付款' }).click();
    await expect(page.getByText('已收到您的标记，正在等待款项到账')).toBeVisible();
    await expect(page.getByTestId('deposit-ball')).toContainText('待确认');

    await payInFull(page, order?.payUrl ?? null);
    await expect(page.getByText(`¥${order?.orderAmount} 已入账中心钱包`)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByTestId('deposit-ball')).toHaveCount(0);
    const { centerWalletBalance } = await customer.api.getWalletBalance({});
    expect(centerWalletBalance).toBe(order?.orderAmount);
  });

  test('is given up once with a question, and counted [DEP-046] [DEP-048]', async ({ page, customer }) => {
    await customer.signIn(page);
    const order = await customer.api.createDepositOrder(
      { payType: 1, amount: '203', depositorName: '陈江畔' },
      { operationId: crypto.randomUUID() },
    );
    const { left } = await customer.api.getDepositCancelCount({});
    await page.goto(`/app/myCenter/deposit/${order.billNo}`);
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('button', { name: '继续付款' }).click();
    expect((await customer.api.getDepositOrder({ billNo: order.billNo })).endedAt).toBeNull();

    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('button', { name: '确认取消' }).click();
    await expect(page.getByText('订单已取消', { exact: true })).toBeVisible();
    await expect(page.getByTestId('deposit-ball')).toHaveCount(0);
    expect(await customer.api.getActiveDepositOrder({})).toBeNull();
    expect((await customer.api.getDepositCancelCount({})).left).toBe(left - 1);
  });

  test('leads to the order that is open already [DEP-064]', async ({ page, customer }) => {
    await customer.signIn(page);
    await customer.api.createDepositOrder(
      { payType: 1, amount: '203', depositorName: '陈江畔' },
      { operationId: crypto.randomUUID() },
    );
    await page.goto('/app/myCenter/deposit');
    await expect(page.getByText('您有一笔未完成的存款订单')).toBeVisible();
    await amountBox(page).fill('301');
    await expect(submit(page)).toBeDisabled();
    await page.getByRole('link', { name: '去处理' }).click();
    await expect(page).toHaveURL(/\/deposit\/D\d+$/);

    // Once paid, the form asks for no second payment.
    await page.getByRole('main').getByRole('button', { name: '我已付款' }).click();
    await expect(page.getByText('已收到您的标记，正在等待款项到账')).toBeVisible();
    await page.getByRole('link', { name: '返回存款' }).click();
    const notice = page.getByRole('status').filter({ hasText: '您有一笔存款正在确认到账' });
    await expect(notice).toContainText('请勿重复付款');
    await expect(page.getByText(/\d 前付款/)).toHaveCount(0);
    await notice.getByRole('link', { name: '查看进度' }).click();
    await expect(page).toHaveURL(/\/deposit\/D\d+$/);
  });

  test('can be ordered by keyboard alone', async ({ page, customer }) => {
    await customer.signIn(page);
    await page.goto('/app/myCenter/deposit');
    await amountBox(page).waitFor();
    await tabTo(page, page.getByRole('radio', { name: '银行卡转账' }));
    await tabTo(page, amountBox(page));
    await page.keyboard.type('503');
    await tabTo(page, page.getByRole('textbox', { name: '付款人姓名' }));
    await page.keyboard.type('陈江畔');
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/deposit\/D\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: '存款订单' })).toBeFocused();
    await page.getByText('收款卡号').waitFor();
    await tabTo(page, page.getByRole('button', { name: '复制收款卡号' }));
    await tabTo(page, page.getByRole('main').getByRole('button', { name: '我已付款' }));
    await page.keyboard.press('Space');
    await expect(page.getByText('已收到您的标记，正在等待款项到账')).toBeVisible();
  });
});

test('a transfer has its tips, and asks for the announcement by its category [DEP-028] [DEP-029] [DEP-043]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  const asked = page.waitForResponse('**/cashier/v1/getAnnouncementContent');
  await page.goto('/app/myCenter/deposit');
  expect((await asked).request().postDataJSON()).toEqual({ category: 3 });
  expect(await (await asked).json()).toMatchObject({ code: 0 });
  await expect(page.getByText('姓名必须准确')).toBeVisible();
  await expect(page.getByText('例如 101、503')).toBeVisible();
});

test('an unknown order is said by a toast of 1.5 s and on the page [DEP-071]', async ({ page, signIn }) => {
  await signIn(page);
  await page.clock.install({ time: new Date() });
  await page.goto('/app/myCenter/deposit/D261120000000000000');
  const { zh } = errorTable.depositOrderNotFound;
  await expect(page.getByRole('main').getByText(zh)).toBeVisible();
  const said = page.getByRole('dialog').filter({ hasText: zh });
  await expect(said).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('main').getByText(zh)).toBeVisible();
});
