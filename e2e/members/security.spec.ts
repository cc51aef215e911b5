import { hashPassword } from '@fairway/api-client';
import type { Page } from '@playwright/test';
import { apiFor, expect, test } from '../shell/member.ts';

async function logIn(page: Page, member: { name: string; password: string }): Promise<void> {
  await page.goto('/app/login?return=%2Fapp%2FmyCenter%2Fsecurity');
  await page.getByRole('textbox', { name: '用户名' }).fill(member.name);
  await page.getByLabel('登录密码').fill(member.password);
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '安全中心' })).toBeVisible();
}

test.describe('the security centre', () => {
  test('lists devices, and signs another one out within five seconds, with the reason', async ({
    page,
    member,
    browser,
  }) => {
    await logIn(page, member);
    const elsewhere = await browser.newPage({
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    });
    await logIn(elsewhere, member);
    const row = page.getByRole('listitem').filter({ hasText: 'Edge · Windows' });
    await page.reload();
    await row.getByRole('button', { name: /退出/ }).click();

    await expect(elsewhere).toHaveURL(/\/app\/login\?return=/, { timeout: 5_000 });
    await expect(elsewhere.getByText(/您的登录已失效/)).toBeVisible();
    await expect(row).toHaveCount(0);
    await elsewhere.close();
  });

  test('changes the password: this page stays, the others go, only the new one logs in', async ({
    page,
    member,
    baseURL,
  }) => {
    const base = baseURL ?? '';
    const name = `c${Date.now().toString(36)}`;
    const draft = { name, birthDate: '1990-01-31', acceptsTerms: true as const };
    const old = { name, password: 'Quiet-River-42' };
    const other = await apiFor(base).registerMember({ ...draft, password: hashPassword(old.password) });
    expect(other.member.name).not.toBe(member.name);
    await logIn(page, old);

    await page.getByLabel('原密码').fill('Not-My-Word-1');
    await page.getByLabel('新密码').fill('Green-Field-77');
    const send = page.getByRole('button', { name: '修改密码' });
    await send.click();
    await expect(page.getByText('原密码不正确，请重新输入')).toBeVisible();
    await page.getByLabel('原密码').fill(old.password);
    await send.click();
    await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();

    await expect(apiFor(base, other.session).getProfile({})).rejects.toMatchObject({ error: 'tokenRevoked' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '安全中心' })).toBeVisible();
    await expect(page.getByText('上次修改密码')).toBeVisible();
  });
});
