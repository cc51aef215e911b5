import { expect, test } from '@playwright/test';
import { openConsole } from './operator.ts';

test('a trader tightens a limit alone, and loosening it far takes another person', async ({
  browser,
  baseURL,
}) => {
  const trader = await (await browser.newContext()).newPage();
  await openConsole(trader, baseURL, 'trader', '/console/sports/limits');
  const payout = trader.getByLabel('全部赛事 赛前 单张注单最高返还（元）');
  const publish = async (amount: string, reason: string) => {
    await payout.fill(amount);
    await trader.getByRole('button', { name: '预览变更并提交' }).click();
    const dialog = trader.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /单张注单最高返还/ })).toContainText(amount);
    await dialog.getByLabel('变更原因').fill(reason);
    await dialog.getByRole('button', { name: '提交', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const before = await payout.inputValue();
  await publish('480000', '周末前收紧');
  await expect(trader.getByText(/第 \d+ 版已发布|已发布/).first()).toBeVisible();
  await expect(payout).toHaveValue('480000');

  await publish('900000', '决赛放宽');
  await expect(trader.getByText('由您提出，须他人复核').first()).toBeVisible();
  // Nothing else was sent: what a scope leaves empty stays left out.
  await expect(trader.getByRole('row', { name: /单张注单最高返还/ }).first()).toBeVisible();

  const lead = await (await browser.newContext()).newPage();
  await openConsole(lead, baseURL, 'cashier-lead', '/console/sports/limits');
  await lead.getByRole('button', { name: '通过并生效' }).click();
  await expect(lead.getByLabel('全部赛事 赛前 单张注单最高返还（元）')).toHaveValue('900000');

  await trader.reload();
  await publish(before, '恢复原值');
});

test('the liability of open matches is listed the worst first, down to the outcome', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext()).newPage();
  await openConsole(page, baseURL, 'trader', '/');
  await page.getByRole('link', { name: '敞口' }).click();
  const table = page.getByRole('region', { name: '敞口' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await table.getByRole('button', { name: /展开/ }).first().click();
  await expect(table.getByRole('columnheader', { name: '选项' })).toBeVisible();
  await expect(table.getByText(/全场|半场|波胆|单双/).first()).toBeVisible();
});
