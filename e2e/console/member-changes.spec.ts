import { hashPassword } from '@fairway/api-client';
import { alone, apiFor, expect, ownerProof, proveOwner, test } from '../shell/member.ts';
import { axeFaults } from '../shell/axe-faults.ts';
import { codeTo } from '../members/code-to.ts';
import { openConsole } from './operator.ts';

test('a changed real name waits in the console and holds once it is approved there [IDV-006]', async ({
  page,
  baseURL,
}) => {
  const name = `n${Date.now().toString(36)}`;
  const base = baseURL ?? '';
  const { session } = await apiFor(base).registerMember({
    name,
    password: hashPassword('Passw0rd1'),
    birthDate: '1990-01-31',
    acceptsTerms: true,
  });
  const member = apiFor(base, session);
  await member.setRealName({ realName: '林笑' });
  await member.requestMemberChange({ field: 'realName', realName: '欧阳晓', proof: ownerProof });

  await openConsole(page, baseURL, 'support', '/console/member-changes');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('林笑');
  await expect(row).toContainText('欧阳晓');
  expect((await member.getProfile({})).realName).toBe('林*');
  expect(await axeFaults(page), 'changed details').toEqual([]);
  await row.getByRole('button', { name: '通过' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '已核对证件' }).click();
  await dialog.getByRole('button', { name: '通过' }).click();
  await expect(row).toHaveCount(0);
  expect((await member.getProfile({})).realName).toBe('欧**');
});

alone(
  'a phone that is approved in the console takes the old one’s place, and the open page says so by itself [IDV-006]',
  async ({ page, baseURL, browser }) => {
    alone.slow();
    const base = baseURL ?? '';
    const name = `p${Date.now().toString(36)}`;
    const password = 'Passw0rd1';
    const [old, wanted] = ['134', '135'].map((prefix) => `${prefix}${String(Date.now()).slice(-8)}`);
    const { session, member } = await apiFor(base).registerMember({
      name,
      password: hashPassword(password),
      birthDate: '1990-01-31',
      acceptsTerms: true,
    });
    const api = apiFor(base, session);
    const { codeId } = await api.sendBindCode({
      to: { channel: 'sms', areaCode: '86', phone: old ?? '' },
      proof: ownerProof,
    });
    await api.bindPhone({ codeId, code: await codeTo(baseURL, `+86${old}`) });
    await page.addInitScript(
      (kept) => {
        // Once: the story signs in again at its end.
        if (!sessionStorage.getItem('begun')) localStorage.setItem('fairway.session', kept);
        sessionStorage.setItem('begun', 'yes');
      },
      JSON.stringify({ ...session, memberId: member.id }),
    );
    await page.goto('/app/myCenter/security');

    await page.getByRole('button', { name: '更换手机' }).click();
    await proveOwner(page);
    await page.getByRole('textbox', { name: '手机号码' }).fill(wanted ?? '');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('textbox', { name: '验证码' }).fill(await codeTo(baseURL, `+86${wanted}`));
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('审核中', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '更换手机' })).toHaveCount(0);

    const desk = await (await browser.newContext()).newPage();
    await openConsole(desk, baseURL, 'support', '/console/member-changes');
    const row = desk.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: '通过' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: '已核对证件' }).click();
    await dialog.getByRole('button', { name: '通过' }).click();
    await expect(row).toHaveCount(0);
    await desk.context().close();

    // A changed phone ends every login, this one while the member watches.
    await expect(page).toHaveURL(/\/app\/login\?return=/);
    await expect(page.getByText(/您的登录已失效/)).toBeVisible();
    await page.getByRole('textbox', { name: '用户名' }).fill(name);
    await page.getByLabel('登录密码').fill(password);
    await page.getByRole('main').getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '安全中心' })).toBeVisible();
    await expect(page.getByText(`135****${wanted?.slice(-4)}`)).toBeVisible();
  },
);
