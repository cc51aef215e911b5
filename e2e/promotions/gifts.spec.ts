import { expect, test } from '../cashier/customer.ts';

test('a new member joins the first-deposit gift past the gate, and finds code and prizes for friends [ROUTE-027] [ROUTE-017] [ACT-007]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/deposit-first/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '首存礼' })).toBeVisible();
  await expect(page.getByRole('row', { name: '¥1,000.00 25% ¥250.00' })).toBeVisible();
  await page.getByRole('button', { name: '我要参与' }).click();
  await expect(page.getByText(/已参与，请在 .+ 前存款/)).toBeVisible();

  const { code } = await customer.api.inviteFriend({});
  await page.goto('/app/friendInvitation');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '邀请好友' })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`/app/register\\?i_code=${code}$`))).toBeVisible();
  await expect(page.getByRole('list', { name: '达标好友奖励' }).getByRole('listitem')).toHaveCount(5);
});

test('the gift for further deposits says who may join [ROUTE-028]', async ({ page, customer }) => {
  await customer.signIn(page);
  await page.goto('/app/deposit-again/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '续存礼' })).toBeVisible();
  await expect(page.getByRole('button', { name: '我要参与' })).toBeDisabled();
  await expect(page.getByText(/仅限此前已到账 1–2 笔存款的会员/)).toBeVisible();
});
