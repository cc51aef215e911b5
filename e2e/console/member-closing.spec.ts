import { expect, test, type Page } from '@playwright/test';
import { openAccount, type StoryMember } from '../shell/member.ts';
import { openConsole } from './operator.ts';

const labels = {
  zh: { name: '用户名', password: '登录密码', send: '登录' },
  en: { name: 'User name', password: 'Password', send: 'Log in' },
} as const;

async function logIn(page: Page, { name, password }: StoryMember, language: keyof typeof labels) {
  const label = labels[language];
  await page.goto('/app/login');
  await page.getByRole('textbox', { name: label.name }).fill(name);
  await page.getByLabel(label.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: label.send, exact: true }).click();
}

test('two operators close a member’s account, and its login says so', async ({ browser, baseURL }) => {
  const member = await openAccount(baseURL ?? '');
  const { memberId } = JSON.parse(member.session) as { memberId: string };
  const first = await (await browser.newContext()).newPage();
  await openConsole(first, baseURL, 'cashier-lead', `/console/members/${memberId}`);

  await test.step('one proposes it with a reason, and the member can only withdraw', async () => {
    await first.getByRole('button', { name: '注销账号' }).click();
    const dialog = first.getByRole('dialog', { name: `注销 ${member.name} 的账号` });
    await dialog.getByLabel('注销原因').click();
    await first.getByTitle('会员申请', { exact: true }).click();
    await dialog.getByLabel('说明').fill('会员书面申请注销');
    await dialog.getByRole('button', { name: '提交复核' }).click();
    await expect(first.getByText('注销中', { exact: true })).toBeVisible();
    await expect(first.getByText('由您提出，须他人复核')).toBeVisible();
  });

  await test.step('another one approves', async () => {
    const second = await (await browser.newContext()).newPage();
    await openConsole(second, baseURL, 'administrator', '/console/proposals');
    const row = second.getByRole('row', { name: new RegExp(`注销会员账号 · ${member.name}`) });
    await row.getByRole('button', { name: '通过并生效' }).click();
    await expect(second.getByText('已通过并生效')).toBeVisible();
    await first.reload();
    await expect(first.getByText('已注销', { exact: true })).toBeVisible();
    await expect(first.getByRole('button', { name: '恢复账号' })).toBeVisible();
  });

  await test.step('and nobody logs in, which the site says in Chinese and in English', async () => {
    const site = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await logIn(site, member, 'zh');
    await expect(site.getByText('账号已注销，如有疑问请联系客服')).toBeVisible();
    const english = await (await browser.newContext()).newPage();
    await english.addInitScript(() => localStorage.setItem('fairway.language', 'en'));
    await logIn(english, member, 'en');
    await expect(english.getByText(/This account has been closed/)).toBeVisible();
  });
});
