import { totp } from '@fairway/testkit/totp.ts';
import type { Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { hearToasts } from '../shell/hear-toasts.ts';
import { expect, openAccount, test } from '../shell/member.ts';

const main = (page: Page) => page.getByRole('main');

test('a member turns two-step login on by QR code, logs in by a recovery code and turns it off', async ({
  page,
  baseURL,
}) => {
  const member = await openAccount(baseURL ?? '');
  await page.goto('/app/login?return=%2Fapp%2FmyCenter%2Fsecurity');
  const logIn = async () => {
    await page.getByRole('textbox', { name: '用户名' }).fill(member.name);
    await page.getByLabel('登录密码').fill(member.password);
    await main(page).getByRole('button', { name: '登录' }).click();
  };
  await logIn();
  await page.getByRole('button', { name: '开启动态验证' }).click();
  await page.getByRole('textbox', { name: '登录密码' }).fill(member.password);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('img', { name: '绑定验证器的二维码' })).toBeVisible();
  expect(await axeFaults(page), 'setting up').toEqual([]);
  const secret = ((await page.getByLabel('密钥').textContent()) ?? '').replaceAll(' ', '');
  const code = () => totp(secret, Date.now());
  const box = page.getByRole('textbox', { name: '动态码' });
  await box.fill(code() === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: '确认开启' }).click();
  await expect(page.getByText('动态验证码不正确或已使用，请输入新的验证码')).toBeVisible();
  await box.fill(code());
  await page.getByRole('button', { name: '确认开启' }).click();
  const dialog = page.getByRole('dialog', { name: '请保存恢复码' });
  await expect(dialog).toBeVisible();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: '我已保存好' }).click();
  await expect(page.getByText('剩余恢复码 10 个')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('fairway.session'));
  await page.goto('/app/login?return=%2Fapp%2FmyCenter%2Fsecurity');
  await logIn();
  await expect(page.getByRole('heading', { level: 1, name: '再验证一步' })).toBeVisible();
  await page.getByRole('button', { name: '手机不在身边？用恢复码' }).click();
  await page.getByRole('textbox', { name: '恢复码' }).fill(codes[0] ?? '');
  expect(await axeFaults(page), 'second step').toEqual([]);
  await main(page).getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('剩余恢复码 9 个')).toBeVisible();

  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await page.getByRole('textbox', { name: '登录密码' }).fill(member.password);
  await box.fill(codes[1] ?? '');
  const said = await hearToasts(page);
  await page.getByRole('button', { name: '确认关闭' }).click();
  await said('动态验证已关闭');
  await expect(page.getByRole('button', { name: '开启动态验证' })).toBeVisible();
});
