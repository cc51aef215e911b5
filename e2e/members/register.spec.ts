import type { Page } from '@playwright/test';
import { apiFor, expect, test } from '../shell/member.ts';

const send = (page: Page) => page.getByRole('button', { name: '注册并登录' });

async function fill(page: Page, draft: { name: string; password: string; birthDate: string }): Promise<void> {
  await page.getByRole('textbox', { name: '用户名' }).fill(draft.name);
  await page.getByLabel('登录密码').fill(draft.password);
  await page.getByLabel('出生日期').fill(draft.birthDate);
}

test.describe('the registration', () => {
  test('opens from the header with the country list, and a visitor becomes a member [AUTH-004] [PHONE-025]', async ({
    page,
    member,
    baseURL,
  }) => {
    const { token, signKey } = JSON.parse(member.session);
    const { inviteCode } = await apiFor(baseURL ?? '', { token, signKey }).getProfile({});
    await page.goto(`/app/home?i_code=${inviteCode}`);
    await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
    await page.getByRole('combobox', { name: '居住国家或地区' }).click();
    await page.getByRole('option', { name: '新加坡' }).click();
    const name = `n${Date.now().toString(36)}`;
    await fill(page, { name, password: 'Quiet-River-42', birthDate: '1990-01-31' });
    await expect(page.getByText('强度高')).toBeVisible();
    await page.getByRole('checkbox').check();
    const registered = page.waitForRequest('**/api/members/v4/register');
    await send(page).click();
    expect((await registered).postDataJSON()).toMatchObject({ name, country: 'SG', inviteCode });
    await expect(page).toHaveURL(/\/app\/home$/);
    await page.getByRole('button', { name: '的账户菜单' }).click();
    await expect(page.getByText(`账号 ${name}`)).toBeVisible();
  });

  test('says at each empty field what is missing, and sends nothing [ERR-003]', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/app/register');
    await send(page).click();
    for (const label of ['用户名', '登录密码', '出生日期']) {
      const field = page.getByLabel(label).first();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const message = page.locator(
        `[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`,
      );
      await expect(message).not.toBeEmpty();
    }
    expect(sent.filter((url) => url.endsWith('/api/members/v4/register'))).toEqual([]);
  });

  test('says each fault at its field and loses nothing that was typed', async ({ page, member }) => {
    await page.goto('/app/register');
    await send(page).click();
    await expect(page.getByText('请输入 4 至 14 位字母或数字，并以字母开头')).toBeVisible();
    await expect(page.getByText('请先阅读并同意服务条款')).toBeVisible();

    await page.getByRole('checkbox').check();
    await fill(page, { name: member.name, password: 'woaini1314', birthDate: '2015-06-01' });
    await send(page).click();
    await expect(page.getByText('未满 18 周岁不能注册', { exact: true })).toBeVisible();
    await page.getByLabel('出生日期').fill('1990-01-31');
    await send(page).click();
    await expect(page.getByText('这个密码太常见，容易被猜到，请换一个')).toBeVisible();
    await page.getByLabel('登录密码').fill('Quiet-River-42');
    await send(page).click();
    await expect(page.getByText('这个账号已被使用，请换一个')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue(member.name);
  });
});

test('a birthday is typed as it comes or chosen with the keyboard, in the language of the page', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fairway.language', 'en'));
  await page.goto('/app/register');
  const birthday = page.getByRole('textbox', { name: 'Date of birth' });
  await birthday.fill('1990/1/31');
  await birthday.press('Tab');
  await expect(birthday).toHaveValue('1990-01-31');

  const open = page.getByRole('button', { name: 'Open calendar' });
  await expect(open).toBeFocused();
  await open.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: 'Wednesday, January 31, 1990' })).toBeFocused();
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('ArrowLeft');
  const chosen = calendar.getByRole('button', { name: 'Monday, January 30, 1989' });
  await expect(chosen).toBeFocused();
  await chosen.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(birthday).toHaveValue('1989-01-30');
  await expect(open).toBeFocused();

  // A day that no calendar has: the text stays, and the form says what is wrong.
  await birthday.fill('1990-02-30');
  await page.getByRole('button', { name: 'Register and log in' }).click();
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  await expect(birthday).toHaveValue('1990-02-30');
});
