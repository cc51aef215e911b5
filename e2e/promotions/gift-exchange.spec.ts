import { expect, test } from '../cashier/customer.ts';
import { axeFaults } from '../shell/axe-faults.ts';

const address = {
  收货人: '王小明',
  联系电话: '13800138000',
  省份: '广东省',
  城市: '深圳市',
  区县: '南山区',
  详细地址: '科技园路 1 号 2 栋 301',
};

test('a first deposit is exchanged for goods that are sent to an address, and score for points [ROUTE-014] [ROUTE-019] [GIFT-005]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await customer.fund('500');
  await expect
    .poll(async () => (await customer.api.getPresent({ no: 1 })).firstDepositGift?.have, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(500);

  await page.goto('/app/present/1');
  await expect(page).toHaveURL(/\/blackList$/);
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page).toHaveURL('/app/present/1');
  await expect(page.getByRole('heading', { level: 1, name: '额度换好礼' })).toBeVisible();
  const state = await customer.api.getPresent({ no: 1 });
  const [forPlay = '', others = '', records = ''] = state.activityTabTitle;
  await expect(page.getByRole('tab')).toHaveText([forPlay, others, new RegExp(records)]);
  const main = page.getByRole('main');
  await expect(main.locator(`[data-art="${state.webBanner}"]`)).toBeVisible();
  for (const rule of state.webActivityRuleDesc) await expect(main.getByText(rule)).toBeVisible();
  await expect(
    main.getByRole('progressbar', { name: `距最高礼品：${state.maxGift?.giftName}` }),
  ).toBeVisible();
  const marks = main.getByRole('list', { name: '额度与礼品' }).getByRole('listitem');
  await expect(marks).toHaveCount(state.activityProgressBarConfig.length);
  const cards = main.locator('[data-gift]');
  await expect(cards).toHaveCount(state.betGifts.length);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('tab', { name: others }).click();
  const jersey = main.locator('[data-gift="jersey"]');
  await jersey.getByRole('button', { name: '兑换' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(dialog.getByText('请填写这一项')).toHaveCount(6);
  for (const [label, text] of Object.entries(address)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(dialog.getByText('申请已提交，核对后寄出，进展见兑换记录。')).toBeVisible();
  await dialog.getByRole('button', { name: '知道了' }).click();
  await page.getByRole('tab', { name: new RegExp(records) }).click();
  const own = page.getByRole('list', { name: '兑换记录' }).getByRole('listitem');
  await expect(own).toHaveText([/主队球衣.*审核中.*王小明 13800138000.*科技园路 1 号 2 栋 301/s]);

  const { activities } = await customer.api.listActivities({});
  const score = activities.find(({ kind, status }) => kind === 'score' && status === 1);
  await page.goto(score?.path ?? '');
  await main.locator('[data-gift="points200"]').getByRole('button', { name: '兑换' }).click();
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(dialog.getByText('礼品已到账。')).toBeVisible();
  expect((await customer.api.getPoints({})).balance).toBe(200);

  await page.goto('/app/gift-apply/get/modal');
  await expect(page).toHaveURL('/app/gift-apply/get/modal');
  await expect(dialog.getByRole('heading', { name: '申请礼品' })).toBeVisible();
  await expect(dialog.locator('[data-gift="jersey"]').getByRole('button')).toBeDisabled();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/app/activity');
});
