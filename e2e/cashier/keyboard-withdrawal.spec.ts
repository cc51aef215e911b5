import type { Page } from '@playwright/test';
import { openConsole } from '../console/operator.ts';
import { masked, newCardNumber } from './card-number.ts';
import { expect, test } from './customer.ts';
import { enterOn, tabTo } from './keyboard.ts';

const code = '520131';
const firstBox = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).locator('input').first();
const centre = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '会员中心' }).getByRole('link', { name, exact: true });

test('a withdrawal goes from the password to the receipt with the keyboard alone, on both sides of it [WDR-002] [BANK-001]', async ({
  page,
  browser,
  customer,
  baseURL,
}) => {
  test.slow();
  await customer.fund('203');
  await customer.signIn(page);
  await page.goto('/app/myCenter/withdrawals');

  await test.step('the withdraw password', async () => {
    await enterOn(page, page.getByRole('button', { name: '设置提款密码' }));
    await tabTo(page, page.getByLabel('登录密码', { exact: true }));
    await page.keyboard.type('Passw0rd1');
    await tabTo(page, firstBox(page, '新的提款密码'));
    await page.keyboard.type(code);
    await tabTo(page, firstBox(page, '再输一次'));
    await page.keyboard.type(code);
    await enterOn(page, page.getByRole('button', { name: '保存' }));
    await expect(page.getByText('提款前还差 1 项')).toBeVisible();
  });

  await test.step('a bank card', async () => {
    const card = newCardNumber();
    await enterOn(page, page.getByRole('link', { name: '去添加' }));
    await enterOn(page, page.getByRole('button', { name: '添加银行卡' }));
    await tabTo(page, page.getByRole('textbox', { name: '持卡人姓名' }));
    await page.keyboard.type('陈江畔');
    await enterOn(page, page.getByLabel('开户银行'));
    const bank = page.getByRole('option', { name: '招商银行' });
    await bank.waitFor();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(bank).toBeFocused({ timeout: 100 });
    }).toPass({ timeout: 15_000, intervals: [0] });
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('开户银行')).toContainText('招商银行');
    await tabTo(page, page.getByRole('textbox', { name: '银行卡号' }));
    await page.keyboard.type(card);
    await tabTo(page, firstBox(page, '提款密码'));
    await page.keyboard.type(code);
    await enterOn(page, page.getByRole('button', { name: '确认添加' }));
    await expect(page.getByText(masked(card))).toBeVisible();
  });

  await test.step('the request', async () => {
    await enterOn(page, centre(page, '提款'));
    await expect(page.getByRole('heading', { level: 1, name: '提款' })).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: '提款金额' }));
    await page.keyboard.type('100');
    await tabTo(page, firstBox(page, '提款密码'));
    await page.keyboard.type(code);
    await enterOn(page, page.getByRole('button', { name: '提交提款' }));
    await expect(page.getByText('审核 → 出款 → 到账：正在审核')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '提款订单' })).toBeFocused();
  });

  await test.step('the order ball opens and closes, and gives the focus back', async () => {
    const ball = page.getByRole('button').filter({ has: page.getByTestId('withdrawal-ball') });
    await enterOn(page, ball);
    await expect(page.getByRole('dialog', { name: '提款订单' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ball).toBeFocused();
  });

  const desk = await (await browser.newContext()).newPage();
  await test.step('the cashier: J to the case, A to approve, Enter to mean it', async () => {
    await openConsole(desk, baseURL, 'cashier', '/console/withdrawals');
    const mine = desk.getByRole('list', { name: '提款单' }).getByRole('button', { name: customer.name });
    await mine.waitFor();
    const current = desk.getByRole('list', { name: '提款单' }).locator('button[aria-current=true]');
    await expect(current).toHaveCount(1);
    for (let presses = 0; presses < 30; presses += 1) {
      const before = await current.innerText();
      if (before === (await mine.innerText())) break;
      await desk.keyboard.press('j');
      // Another press before the step is made would count from the same case, or go past the one that is wanted.
      await expect.poll(() => current.innerText()).not.toBe(before);
    }
    await expect(mine).toHaveAttribute('aria-current', 'true');
    await expect(desk.getByText('收款户名')).toBeVisible();
    await desk.keyboard.press('a');
    await expect(desk.getByRole('dialog').getByRole('button', { name: '通过', exact: true })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('已通过，正在出款')).toBeVisible();
  });

  await test.step('the receipt, and the record', async () => {
    await expect(page.getByText('已出款，请确认是否到账')).toBeVisible({ timeout: 30_000 });
    await enterOn(page, page.getByRole('main').getByRole('button', { name: '我已收到款' }));
    await expect(page.getByText('提款已完成')).toBeVisible();
    await enterOn(page, page.getByRole('link', { name: '返回提款' }));
    await enterOn(page, page.getByRole('link', { name: '提款记录' }));
    await expect(page.getByRole('row', { name: /¥100\.00/ })).toContainText('已完成');
  });
});
