import { expect, test, type Page } from '@playwright/test';
import { openConsole } from './operator.ts';

/** The demo data's large withdrawal: ¥36,000.00, above what one person may approve. */
async function openLargeCase(page: Page): Promise<void> {
  await page.getByRole('link', { name: '提款审核' }).click();
  await page.getByRole('button', { name: /laozhou/ }).click();
  await expect(page.getByText('收款户名')).toBeVisible();
}

test('a large withdrawal takes two people, who are not the same', async ({ browser, baseURL }) => {
  const first = await (await browser.newContext()).newPage();
  await openConsole(first, baseURL, 'cashier', '/');
  await openLargeCase(first);
  await expect(first.getByText('需要两个人先后通过')).toBeVisible();

  await test.step('the first approves by keys: A, look, Enter', async () => {
    await first.getByRole('main').click({ position: { x: 5, y: 5 } });
    await first.keyboard.press('a');
    const dialog = first.getByRole('dialog', { name: '初审通过这笔提款？' });
    await expect(dialog.getByRole('button', { name: '通过' })).toBeFocused();
    await first.keyboard.press('Enter');
    await expect(first.getByText('初审通过，等待复核')).toBeVisible();
  });

  await test.step('and cannot be the second', async () => {
    await openLargeCase(first);
    await expect(first.getByRole('button', { name: /复核通过/ })).toBeDisabled();
    await expect(first.getByText('初审人不能复核')).toBeVisible();
  });

  const second = await (await browser.newContext()).newPage();
  await openConsole(second, baseURL, 'cashier-lead', '/');
  await openLargeCase(second);
  await test.step('another operator gives the second approval', async () => {
    await second.getByRole('button', { name: /复核通过/ }).click();
    await second.getByRole('dialog').getByRole('button', { name: '通过' }).click();
    await expect(second.getByText('已通过，正在出款')).toBeVisible();
  });

  await test.step('and the trail names both, whole', async () => {
    await second.getByRole('link', { name: '审计记录' }).click();
    await second.getByRole('button', { name: '批准提款' }).first().click();
    await expect(second).toHaveURL(/action=approveWithdrawal/);
    // The newest is first; other stories' approvals may follow.
    await expect(second.getByRole('row', { name: /cashier-lead/ }).first()).toBeVisible();
    await expect(second.getByRole('row', { name: /cashier 批准提款/ }).first()).toBeVisible();
    await second.getByRole('button', { name: '校验完整性' }).click();
    await expect(second.getByText(/链条完整/)).toBeVisible();
  });
});
