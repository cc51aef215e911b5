import { expect, test, type Page } from '@playwright/test';
import { totp } from '@fairway/testkit/totp.ts';
import { consoleAddress, openConsole } from './operator.ts';

/** The half of a first password that a dialog shows, noted and closed. */
async function notePart(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '初始密码的一半' });
  const part = (await dialog.getByLabel('初始密码的一半').innerText()).trim();
  await dialog.getByRole('button', { name: '我已记下' }).click();
  return part;
}

test('two administrators open an account, and its operator alone knows how to sign in', async ({
  browser,
  baseURL,
}) => {
  const name = `story-${Date.now().toString(36)}`;
  const first = await (await browser.newContext()).newPage();
  await openConsole(first, baseURL, 'administrator', '/console/operators');
  await first.getByRole('button', { name: '开通操作员' }).click();
  const dialog = first.getByRole('dialog', { name: '开通操作员' });
  await dialog.getByLabel('账号').fill(name);
  await dialog.getByLabel('角色').click();
  await first.getByTitle('客服', { exact: true }).click();
  await expect(dialog.getByText('回复会员反馈')).toBeVisible();
  await dialog.getByLabel('原因').fill('新客服入职');
  await dialog.getByRole('button', { name: '提交复核' }).click();
  const firstHalf = await notePart(first);
  await expect(first.getByText('由您提出，须他人复核').first()).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await openConsole(second, baseURL, 'administrator-2', '/console/proposals');
  const row = second.getByRole('row', { name: new RegExp(`开通操作员 · ${name}`) });
  await row.getByRole('button', { name: '通过并生效' }).click();
  const secondHalf = await notePart(second);

  const own = await (await browser.newContext()).newPage();
  await own.goto(`${consoleAddress(baseURL)}/login`);
  await own.getByLabel('账号').fill(name);
  await own.getByLabel('密码').fill(firstHalf + secondHalf);
  await own.getByRole('button', { name: '下一步' }).click();
  const secret = (await own.getByText(/^[A-Z2-7]{16,}$/).innerText()).trim();
  await own.getByLabel('动态验证码').fill(totp(secret, Date.now()));
  await own.getByLabel('新密码', { exact: true }).fill('Quiet-Harbour-92');
  await own.getByLabel('再次输入新密码').fill('Quiet-Harbour-92');
  await own.getByRole('button', { name: '登录' }).click();
  await expect(own.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();

  await test.step('a block ends the open session at its next call', async () => {
    await first.reload();
    await first.getByRole('button', { name: `停用 ${name}` }).click();
    const ask = first.getByRole('dialog', { name: `停用 ${name}？` });
    await ask.getByRole('button', { name: '账号疑似被盗用' }).click();
    await ask.getByRole('button', { name: '停用', exact: true }).click();
    await expect(first.getByRole('button', { name: `恢复 ${name}` })).toBeVisible();
    await own.reload();
    await expect(own.getByRole('button', { name: '下一步' })).toBeVisible();
  });
});
