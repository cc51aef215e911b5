import type { Page } from '@playwright/test';
import { callsOf, openConsole } from '../console/operator.ts';
import { expect, test, type Customer } from '../cashier/customer.ts';

/** Where the running campaign of a kind is. */
async function runningOf({ api }: Customer, kind: string) {
  const { activities } = await api.listActivities({});
  const running = activities.find((activity) => activity.kind === kind && activity.status === 1);
  if (!running) throw new Error(`no running ${kind}`);
  return running;
}

test('a member fills in a form, two operators read it and pay; a second entry there is none [ACT-039]', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  const { path, no } = await runningOf(customer, 'form');
  await customer.signIn(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: '体验问卷' })).toBeVisible();
  const send = page.getByRole('button', { name: '提交', exact: true });
  await send.click();
  await expect(page.getByText('请填写这一项')).toHaveCount(3);
  await page.getByRole('radio', { name: '体育' }).check();
  await page.getByLabel('存取款顺畅吗？请打 1 至 10 分').fill('好');
  await page.getByLabel('最希望我们改进什么？').fill('提款更快');
  await send.click();
  await expect(page.getByText('请输入数字')).toBeVisible();
  await page.getByLabel('存取款顺畅吗？请打 1 至 10 分').fill('9');
  await send.click();
  await expect(page.getByText(/^您已于 .+ 提交$/)).toBeVisible();
  await expect(page.getByText('提款更快')).toBeVisible();
  await expect(send).toHaveCount(0);

  const decide = async (role: 'crm' | 'crm-2', button: string) => {
    const desk = await (await browser.newContext()).newPage();
    await openConsole(desk, baseURL, role, `/console/campaigns/form/${no}`);
    const row = desk.getByRole('row', { name: new RegExp(customer.name) });
    await expect(row).toContainText('提款更快');
    await row.getByRole('button', { name: button }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox').fill('认真作答');
    await dialog.getByRole('button', { name: button }).click();
    return { desk, row };
  };
  const first = await decide('crm', '同意发放');
  await expect(first.row.getByText('您已同意，等待另一人')).toBeVisible();
  const second = await decide('crm-2', '发放');
  await expect(second.row.getByText('已发放')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/ 到账$/)).toBeVisible();
  await expect(page.getByRole('banner').getByText('8.00')).toBeVisible();
});

test('a gift to a list: who is not on it sees that, a gift is claimed, and an operator writes another list [ACT-034]', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  const { path, no } = await runningOf(customer, 'happySend');
  await customer.signIn(page);
  await page.goto(path);
  await expect(page.getByText(/^您不在本次名单中/)).toBeVisible();
  await expect(page.getByText('还没有收到礼金。')).toBeVisible();

  // What the page does with a gift is shown by an answer that is written by hand.
  const gift = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'happySend',
    no,
    title: '开心送',
    step: 'gift',
    type: 'money',
    amount: '18.00',
    goods: null,
    state: 'reached',
    at: '2026-11-27T04:00:00.000Z',
    expiresAt: '2026-12-04T04:00:00.000Z',
    paidAt: null,
    paidUndecidedAt: null,
    reversal: null,
    mayAppeal: false,
    appeal: null,
    remark: null,
    path,
  };
  await page.route('**/api/promotions/v1/listHappySends', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: [gift], now: gift.at } } }),
  );
  const claimed = page.waitForRequest(/claimReward$/);
  await page.reload();
  await expect(page.getByRole('list', { name: '送给我的礼金' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: '立即领取' }).click();
  expect((await claimed).postDataJSON()).toEqual({ id: gift.id });
  // The server knows no such gift.
  await expect(page.getByText('没有这笔奖励，或需在活动页领取')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, baseURL, 'crm', `/console/campaigns/happySend/${no}`);
  await expect(desk.getByText(/共 3 人: ayuan, laozhou, suqing/)).toBeVisible();
  await desk.getByRole('textbox', { name: '会员用户名' }).fill(`${customer.name}，ayuan`);
  await desk.getByRole('button', { name: '换一份名单' }).click();
  await expect(desk.getByText(new RegExp(`共 2 人: .*${customer.name}`))).toBeVisible();
  await desk.getByRole('button', { name: '保存草稿' }).click();
  await expect(desk.getByRole('row', { name: /^2 .+ crm / })).toBeVisible();
  const calls = await callsOf(desk, baseURL);
  const { terms } = await calls.getCampaign({ kind: 'happySend', no });
  expect(terms).toMatchObject({ list: { count: 2 } });
});

test('an operator writes tasks of new members in a form of their own', async ({ page, baseURL }) => {
  await openConsole(page, baseURL, 'crm', '/console/campaigns/newTask/1');
  await page.getByLabel('任务期限（注册起天数）').fill('45');
  const card = page.getByLabel('绑定银行卡奖励（元）');
  await card.fill('6');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByRole('row', { name: /^2 .+ crm / })).toBeVisible();
  const calls = await callsOf(page, baseURL);
  const { terms } = await calls.getCampaign({ kind: 'newTask', no: 1 });
  expect(terms).toMatchObject({ kind: 'newTask', days: 45, card: '6' });
});

test('previews show gifts, prizes for friends and the rules of issues, and give nothing', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, baseURL, 'crm', '/console/campaigns');
  const calls = await callsOf(desk, baseURL);
  const open = async (kind: string) => {
    const running = await runningOf(customer, kind);
    const { previewUrl } = await calls.getCampaign({ kind: running.kind, no: running.no });
    const { pathname, search } = new URL(previewUrl);
    await page.goto(pathname + search);
    await passGate(page);
    await expect(page.getByText('预览：这一版尚未发布，页面上的操作不生效')).toBeVisible();
  };
  await open('present');
  await expect(page.getByRole('list', { name: '可申请的礼品' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: '兑换' })).toHaveCount(0);
  await open('invite');
  await expect(page.getByRole('list', { name: '达标好友奖励' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('预览中不显示邀请码，也不能领奖。')).toBeVisible();
  await open('competeLottery');
  await expect(page.getByText('预览中没有期次，也不能投注。')).toBeVisible();
  await expect(page.getByRole('heading', { name: '开期规则' })).toBeVisible();
});

/** Some pages of campaigns stand behind the gate. */
async function passGate(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const through = page.getByRole('button', { name: '我知道了，继续' });
  if (await through.isVisible()) await through.click();
}
