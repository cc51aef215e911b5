import type { Page } from '@playwright/test';
import { expect, openAccount, test } from '../shell/member.ts';

const main = (page: Page) => page.getByRole('main');

/** The code in the newest message to an address, as the sandbox's inbox shows it. */
async function codeTo(baseURL: string | undefined, to: string): Promise<string> {
  const inbox = new URL(baseURL ?? '');
  inbox.port = String(Number(inbox.port) + 2);
  const read = async () => {
    const answer = await fetch(`${inbox.origin}/director/inbox?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(read, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return read();
}

const freshPhone = () => `13${String(Date.now()).slice(-9)}`;

test.describe('phone codes', () => {
  test('bind a phone, log in by it, and reset the forgotten password in steps [AUTH-005] [AUTH-011]', async ({
    page,
    baseURL,
    browser,
  }) => {
    // The wait of 60 s between two codes to one number is real time here.
    test.setTimeout(300_000);
    const phone = freshPhone();
    const member = await openAccount(baseURL ?? '');
    await page.addInitScript((session) => localStorage.setItem('fairway.session', session), member.session);
    await page.goto('/app/myCenter/security');
    await page.getByRole('button', { name: '绑定手机' }).click();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('手机号码不能为空')).toBeVisible();
    await page.getByRole('textbox', { name: '手机号码' }).fill(`${phone}abc`);
    await expect(page.getByRole('textbox', { name: '手机号码' })).toHaveValue(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
    await page.getByRole('textbox', { name: '验证码' }).fill(await codeTo(baseURL, `+86${phone}`));
    await page.getByRole('button', { name: '绑定手机' }).click();
    await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();

    const elsewhere = await browser.newPage();
    await elsewhere.goto('/app/login');
    await elsewhere.getByRole('link', { name: '忘记密码？' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible();
    await expect(elsewhere.getByRole('listitem').filter({ hasText: '验证身份' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await elsewhere.getByRole('textbox', { name: '用户名' }).fill(member.name);
    await elsewhere.getByRole('textbox', { name: '手机号码' }).fill(phone);
    // The resend wait of the binding's code holds for the number, whoever asks.
    await expect(async () => {
      await elsewhere.getByRole('button', { name: /^(获取验证码|重新获取)$/ }).click({ timeout: 1_000 });
      await expect(elsewhere.getByText('如果信息与账户一致')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 75_000 });
    const code = await codeTo(baseURL, `+86${phone}`);
    await elsewhere.getByRole('textbox', { name: '验证码' }).fill(code === '000000' ? '000001' : '000000');
    await main(elsewhere).getByRole('button', { name: '下一步' }).click();
    await expect(elsewhere.getByText('验证码不正确，还可尝试 4 次')).toBeVisible();
    await expect(elsewhere.getByRole('listitem').filter({ hasText: '验证身份' })).toHaveAttribute(
      'aria-current',
      'step',
    );

    await elsewhere.getByRole('textbox', { name: '验证码' }).fill(await codeTo(baseURL, `+86${phone}`));
    await main(elsewhere).getByRole('button', { name: '下一步' }).click();
    await expect(elsewhere.getByRole('listitem').filter({ hasText: '设置新密码' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await elsewhere.getByLabel('新密码', { exact: true }).fill('Quite-Another-77');
    await main(elsewhere).getByRole('button', { name: '设置新密码' }).click();
    await expect(elsewhere).toHaveURL(/\/app\/login$/);

    await elsewhere.getByRole('textbox', { name: '用户名' }).fill(member.name);
    await elsewhere.getByLabel('登录密码').fill('Quite-Another-77');
    await main(elsewhere).getByRole('button', { name: '登录' }).click();
    await expect(elsewhere).toHaveURL(/\/app\/home$/);
    await elsewhere.close();
  });
});
