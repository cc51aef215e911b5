import { randomUUID } from 'node:crypto';
import { expect, test } from '../cashier/customer.ts';
import { codeTo } from '../members/code-to.ts';
import { apiFor, ownerProof } from '../shell/member.ts';

test('a visitor reads the centre and a campaign, and is led to log in [ROUTE-020] [ROUTE-021] [ACT-032] [ACT-040]', async ({
  page,
  baseURL,
}) => {
  const { activities } = await apiFor(baseURL ?? '').listActivities({});
  await page.goto('/app/activity');
  const cards = page.locator('[data-campaign]');
  await expect(cards).toHaveCount(activities.length);
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeVisible();
  await expect(page.getByRole('region', { name: '即将开始' }).getByText('年终 VIP 答谢')).toBeVisible();
  const ended = page.getByRole('region', { name: '已结束' }).getByRole('link', { name: /秋日存款礼/ });
  await expect(ended.getByText(/已于 .+ 截止/)).toBeVisible();
  await page.getByText('新人', { exact: true }).first().click();
  await expect(cards).toHaveCount(activities.filter(({ category }) => category === 'newcomer').length);

  const asked = page.waitForRequest(/\/getActivity$/);
  await page.locator('[data-campaign="/app/preferentialActivity/1"]').click();
  expect((await asked).postDataJSON()).toMatchObject({ kind: 'offer', no: 1 });
  await expect(page.getByRole('heading', { level: 1, name: '新会员见面礼' })).toBeVisible();
  await expect(page.getByText('同一人只可领取一次。')).toBeVisible();
  await expect(page.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await page.getByRole('link', { name: '登录后参与' }).click();
  await expect(page).toHaveURL(/\/app\/login\?return=.*preferentialActivity/);
});

test('pages of details and of display open past the gate; an address without a campaign says so [ROUTE-022] [ROUTE-023] [ROUTE-083]', async ({
  page,
}) => {
  for (const [path, title, section] of [
    ['/app/discountDetails/1', '绑定 USDT 地址，领 28 元', '第二步：存款'],
    ['/app/pureDisplay/1', '优惠规则说明', '谁来审核'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/blackList$/);
    await page.getByRole('button', { name: '我知道了，继续' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }
  // A page to read has nothing to press.
  await expect(page.getByText('本页仅供阅读，无需参与。')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /申请/ })).toHaveCount(0);
  await page.goto('/app/preferentialActivity/999999');
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这个活动' })).toBeVisible();
});

test('an application is refused with its reason, then confirmed and paid, once [ACT-016] [ACT-017] [ACT-033]', async ({
  page,
  customer,
  baseURL,
}) => {
  await customer.signIn(page);
  await page.goto('/app/preferentialActivity/1');
  const apply = page.getByRole('button', { name: '立即申请' });
  await apply.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('暂时不能申请')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '去绑定' })).toHaveAttribute(
    'href',
    '/app/myCenter/security',
  );

  const phone = `138${String(Date.now()).slice(-8)}`;
  const { codeId } = await customer.api.sendBindCode({
    to: { channel: 'sms', areaCode: '86', phone },
    proof: ownerProof,
  });
  await customer.api.bindPhone({ codeId, code: await codeTo(baseURL, `+86${phone}`) });
  await dialog.getByRole('button', { name: '知道了' }).click();
  await apply.click();
  await dialog.getByRole('button', { name: '确认申请' }).click();
  await expect(dialog.getByText('¥18.00 已存入中心钱包。')).toBeVisible();
  await dialog.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('banner').getByText('18.00')).toBeVisible();
  await expect(page.getByText('已发放')).toBeVisible();
  await expect(
    customer.api.applyActivity({ kind: 'offer', no: 1 }, { operationId: randomUUID() }),
  ).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
});
