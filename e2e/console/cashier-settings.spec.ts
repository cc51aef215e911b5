import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../cashier/customer.ts';
import { axeFaults } from '../shell/axe-faults.ts';
import { openConsole } from './operator.ts';

/** Publishes another level before a deposit, as an administrator would. */
async function publishLevel(page: Page, level: RegExp): Promise<void> {
  const group = page.locator('.ant-form-item', { hasText: '存款前的认证级别' });
  await group.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: '预览变更并发布' }).click();
  const dialog = page.getByRole('dialog', { name: '发布新版本' });
  await expect(dialog).toContainText('identity.deposit');
  await dialog.getByRole('button', { name: /发\s*布/ }).click();
  await expect(dialog).toHaveCount(0);
}

test('an identity level that is published counts from the member’s next deposit on [IDV-005]', async ({
  page,
  customer,
  baseURL,
}) => {
  const deposit = () =>
    customer.api.createDepositOrder(
      { payType: 1, amount: '203', depositorName: '陈江畔' },
      { operationId: randomUUID() },
    );
  await openConsole(page, baseURL, 'administrator', '/console/cashier-settings');
  await expect(page.getByRole('heading', { level: 1, name: '存取款设置' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  try {
    await publishLevel(page, /^1 · /);
    await expect(deposit).rejects.toMatchObject({ code: 244_358 });
    expect((await customer.api.listDepositOrders({})).orders).toEqual([]);
    await expect(page.getByRole('row', { name: /administrator/ }).first()).toContainText('当前');
  } finally {
    await publishLevel(page, /^0 · /);
  }
  // Each process believes for a second what it read before.
  await expect(async () => expect(await deposit()).toMatchObject({ orderState: 101 })).toPass({
    timeout: 10_000,
  });
});
