import { hashPassword } from '@fairway/api-client';
import type { Page } from '@playwright/test';
import { alone as test, expect, proveOwner } from '../shell/member.ts';
import { codeTo } from './code-to.ts';

const main = (page: Page) => page.getByRole('main');

const freshPhone = () => `13${String(Date.now()).slice(-9)}`;

test('a phone is bound by the code that was sent to it', async ({ page, baseURL, signIn }) => {
  const phone = freshPhone();
  await signIn(page);
  await page.goto('/app/myCenter/security');
  await page.getByRole('button', { name: '绑定手机' }).click();
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请输入登录密码')).toBeVisible();
  await proveOwner(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeTo(baseURL, `+86${phone}`));
  await page.getByRole('button', { name: '绑定手机' }).click();
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
});

// Answered here: a phone that was just bound waits 60 s for the next code. The calls themselves are proven over the wire.
test('a forgotten password is reset in ordered steps; a failed check keeps its step', async ({ page }) => {
  const answer = (call: string, json: object) =>
    page.route(`**${call}`, (route) => route.fulfill({ json: { msg: '', ...json } }));
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const next = main(page).getByRole('button', { name: '下一步' });
  const codeId = '00000000-0000-4000-8000-000000000000';
  const expiresAt = '2030-01-01T00:00:00.000Z';
  await answer('/sendResetCode', { code: 0, data: { codeId, resendAfter: 60, expiresAt } });
  await answer('/checkResetCode', {
    code: 311_008,
    msg: '验证码不正确，还可尝试 4 次',
    data: { left: 4 },
  });
  await page.goto('/app/login');
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible();
  await expect(step('验证身份')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('textbox', { name: '用户名' }).fill('somebody');
  await page.getByRole('textbox', { name: '手机号码' }).fill('13800138000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('如果信息与账户一致')).toBeVisible();
  await page.getByRole('textbox', { name: '验证码' }).fill('000000');
  await next.click();
  await expect(page.getByText('验证码不正确，还可尝试 4 次')).toBeVisible();
  await expect(step('验证身份')).toHaveAttribute('aria-current', 'step');

  await answer('/checkResetCode', { code: 0, data: { ticket: 't'.repeat(43), expiresAt } });
  await next.click();
  await expect(step('设置新密码')).toHaveAttribute('aria-current', 'step');
  const set = page.waitForRequest('**/member/v1/forget_login_password');
  await answer('/member/v1/forget_login_password', { code: 0, data: null });
  await page.getByLabel('新密码', { exact: true }).fill('Quite-Another-77');
  await main(page).getByRole('button', { name: '设置新密码' }).click();
  expect((await set).postDataJSON()).toEqual({
    name: 'somebody',
    ticket: 't'.repeat(43),
    newPassword: hashPassword('Quite-Another-77'),
  });
  await expect(page).toHaveURL(/\/app\/login$/);
});
