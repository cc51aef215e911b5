import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../cashier/customer.ts';
import { axeFaults } from '../shell/axe-faults.ts';
import { openConsole } from './operator.ts';

const reason = '按运营会议决定调整';

/** Proposes another level before a deposit, as an administrator would. */
async function proposeLevel(page: Page, level: RegExp): Promise<void> {
  const group = page.locator('.ant-form-item', { hasText: '存款前的认证级别' });
  await group.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: '预览变更并提交' }).click();
  const dialog = page.getByRole('dialog', { name: '提交新版本' });
  await expect(dialog.getByRole('row', { name: /存款前的认证级别/ })).toBeVisible();
  await dialog.getByLabel('变更原因').fill(reason);
  await dialog.getByRole('button', { name: /提\s*交/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Approves it as the second person, from the list of all that waits. */
async function approve(page: Page): Promise<void> {
  await page.getByRole('link', { name: '待复核事项' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '待复核事项' })).toBeVisible();
  await page.getByRole('button', { name: '通过并生效' }).first().click();
  await expect(page.getByText('已通过并生效')).toBeVisible();
}

test('an identity level that two operators publish counts from the member’s next deposit on [IDV-005]', async ({
  page,
  customer,
  baseURL,
  browser,
}) => {
  const deposit = () =>
    customer.api.createDepositOrder(
      { payType: 1, amount: '203', depositorName: '陈江畔' },
      { operationId: randomUUID() },
    );
  const second = await (await browser.newContext()).newPage();
  await openConsole(page, baseURL, 'administrator', '/console/cashier-settings');
  await openConsole(second, baseURL, 'cashier-lead', '/');
  await expect(page.getByRole('heading', { level: 1, name: '存取款设置' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  try {
    await proposeLevel(page, /^1 · /);

    await test.step('the proposer waits for another, and nothing counts yet', async () => {
      await expect(page.getByText('由您提出，须他人复核')).toBeVisible();
      await expect(page.getByRole('button', { name: '通过并生效' })).toHaveCount(0);
      await expect(deposit()).resolves.toMatchObject({ orderState: 101 });
      await customer.api.cancelDepositOrder(
        { billNo: (await customer.api.listDepositOrders({})).orders[0]?.billNo ?? '' },
        { operationId: randomUUID() },
      );
    });

    await test.step('the second person reads who, why and the difference, and approves', async () => {
      await second.getByRole('link', { name: '待复核事项' }).click();
      await expect(second.getByText(reason).first()).toBeVisible();
      await expect(second.getByRole('row', { name: /存款前的认证级别/ }).first()).toBeVisible();
      expect(await axeFaults(second)).toEqual([]);
      await approve(second);
    });
    await expect(deposit).rejects.toMatchObject({ code: 244_358 });
    await page.reload();
    await expect(page.getByRole('row', { name: /administrator.*cashier-lead/ }).first()).toContainText(
      '当前',
    );
  } finally {
    await page.reload();
    await proposeLevel(page, /^0 · /);
    await approve(second);
  }
  // Each process believes for a second what it read before.
  await expect(async () => expect(await deposit()).toMatchObject({ orderState: 101 })).toPass({
    timeout: 10_000,
  });
});
