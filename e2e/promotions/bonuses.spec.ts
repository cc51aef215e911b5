import { expect, test } from '../cashier/customer.ts';
import { axeFaults } from '../shell/axe-faults.ts';

test('a bonus says what it is worth, waits beside the own money and is given up by one press', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/deposit-first/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  const worth = page.getByRole('region', { name: '这个优惠值多少' });
  await worth.getByLabel('假如存款').fill('1000');
  await expect(worth.getByText('¥250.00')).toBeVisible();
  await expect(worth.getByText('¥750.00', { exact: true })).toBeVisible();
  await expect(worth.getByText('30 天')).toBeVisible();
  await page.getByRole('button', { name: '我要参与' }).click();
  await expect(page.getByText(/已参与，请在 .+ 前存款/)).toBeVisible();

  await customer.fund('500');
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: '领取奖励' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('领取成功，详情见「我的奖励」')).toBeVisible();

  // Its window would lie over the page.
  await customer.api.finishActivityTutorial({});
  await page.goto('/app/activity?tab=rewards');
  const bonuses = page.getByRole('region', { name: '先流水后解锁的奖金' });
  await expect(bonuses.getByText('进行中')).toBeVisible();
  await expect(bonuses.getByRole('progressbar', { name: '流水进度' })).toHaveAttribute('aria-valuenow', '0');
  await bonuses.getByRole('button', { name: '值多少' }).click();
  await expect(bonuses.getByText('成本最低')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const held = (await customer.api.listBonuses({})).bonuses[0]?.held ?? '';
  expect(held).toMatch(/^100\.\d\d$/);

  await bonuses.getByRole('button', { name: '放弃奖金' }).click();
  const dialog = page.getByRole('dialog', { name: '放弃这笔奖金？' });
  await expect(dialog.getByText(`¥${held} 退回活动`)).toBeVisible();
  await dialog.getByRole('button', { name: '确认放弃' }).click();
  await expect(page.getByText('奖金已放弃')).toBeVisible();
  await expect(bonuses.getByText('已放弃')).toBeVisible();
  await expect(bonuses.getByText('已退回活动')).toBeVisible();
});
