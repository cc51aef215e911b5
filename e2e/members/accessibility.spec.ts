import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';

test('login, registration and security centre have no fault that axe can find', async ({ page, signIn }) => {
  await page.route('**/accountLogin', (route) =>
    route.fulfill({ json: { code: 301_006, msg: '请先完成安全验证', data: null } }),
  );
  await page.goto('/app/register');
  await page.getByRole('button', { name: '注册并登录' }).click();
  expect(await axeFaultsInBothThemes(page), 'register').toEqual([]);

  await page.goto('/app/login');
  await page.getByRole('textbox', { name: '用户名' }).fill('somebody');
  await page.getByLabel('登录密码').fill('Sunny-Day-7');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('img', { name: /验证图片/ })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'login with a picture').toEqual([]);
  await page.getByRole('button', { name: '看不清？改为回答问题' }).click();
  await expect(page.getByText(/等于几？$/)).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'login with a question').toEqual([]);

  await page.goto('/app/password');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('手机号码不能为空')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'forgotten password').toEqual([]);

  await signIn(page);
  await page.goto('/app/myCenter/security');
  await expect(page.getByRole('heading', { level: 2, name: '登录设备' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'security').toEqual([]);
});
