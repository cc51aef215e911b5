import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { apiFor, openAccount, type StoryMember } from '../shell/member.ts';
import { callsOf, openConsole } from './operator.ts';

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

/** A console of its own for another operator. */
async function consoleOf(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  role: 'cashier-lead' | 'administrator',
  path: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openConsole(page, baseURL, role, path);
  return page;
}

async function approve(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('row', { name }).getByRole('button', { name: '通过并生效' }).click();
  await expect(page.getByText('已通过并生效')).toBeVisible();
}

test('two operators close a member’s account, its login says so, and two open it again', async ({
  browser,
  baseURL,
}) => {
  const member = await openAccount(baseURL ?? '');
  const { memberId } = JSON.parse(member.session) as { memberId: string };
  const first = await consoleOf({ browser, baseURL }, 'cashier-lead', `/console/members/${memberId}`);
  const second = await consoleOf({ browser, baseURL }, 'administrator', '/console/proposals');

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
    await second.reload();
    await approve(second, new RegExp(`注销会员账号 · ${member.name}`));
    await first.reload();
    await expect(first.getByText('已注销', { exact: true })).toBeVisible();
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

  await test.step('one proposes to reopen it: the dialog wants a reason first', async () => {
    await first.getByRole('button', { name: '恢复账号' }).click();
    const dialog = first.getByRole('dialog', { name: `恢复 ${member.name} 的账号` });
    const send = dialog.getByRole('button', { name: '提交复核' });
    await send.click();
    await expect(dialog.getByText('请填写 3 到 200 个字的原因')).toBeVisible();
    await dialog.getByRole('textbox', { name: '原因' }).fill('会员本人致电，要求恢复');
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(first.getByText('由您提出，须他人复核')).toBeVisible();
  });

  await test.step('another one approves, and the member logs in again', async () => {
    await second.reload();
    await approve(second, new RegExp(`恢复会员账号 · ${member.name}`));
    await first.reload();
    await expect(first.getByText('正常', { exact: true })).toBeVisible();
    const site = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await logIn(site, member, 'zh');
    await expect(site).not.toHaveURL(/login/);
  });
});

test('a member asks for the closing, takes it back, asks again, and operators see it', async ({
  browser,
  page,
  baseURL,
}) => {
  const member = await openAccount(baseURL ?? '');
  await page.addInitScript((session) => localStorage.setItem('fairway.session', session), member.session);
  const desk = await consoleOf({ browser, baseURL }, 'cashier-lead', '/console/member-closings');
  const row = desk.getByRole('row', { name: new RegExp(member.name) });
  const ask = async (why: string) => {
    await page.getByRole('button', { name: '申请注销', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '申请注销账号？' });
    await expect(dialog.getByText('先别急。', { exact: false })).toBeVisible();
    await dialog.getByLabel('注销原因（选填）').fill(why);
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText(/^您已于 .* 申请注销账号$/)).toBeVisible();
  };

  await test.step('it is asked for and taken back', async () => {
    await page.goto('/app/myCenter/protection');
    await ask('想换个爱好');
    await page.getByRole('button', { name: '撤回申请' }).click();
    await expect(page.getByText('已撤回，账号照常使用')).toBeVisible();
    await desk.reload();
    await expect(desk.getByRole('heading', { name: '注销申请', level: 1 })).toBeVisible();
    await expect(row).toBeHidden();
  });

  await test.step('asked for again, an operator sees why and that nothing is left, and begins', async () => {
    await ask('以后不玩了');
    await desk.reload();
    await expect(row).toContainText('以后不玩了');
    await expect(row).toContainText('已结清');
    await row.getByRole('link', { name: '去受理' }).click();
    await desk.getByRole('button', { name: '注销账号' }).click();
    const dialog = desk.getByRole('dialog', { name: `注销 ${member.name} 的账号` });
    await dialog.getByLabel('注销原因').click();
    await desk.getByTitle('会员申请', { exact: true }).click();
    await dialog.getByLabel('说明').fill('会员在线申请');
    await dialog.getByRole('button', { name: '提交复核' }).click();
    await expect(desk.getByText('注销中', { exact: true })).toBeVisible();
  });

  await test.step('until it is done it can still be taken back', async () => {
    await page.reload();
    await expect(page.getByText(/^已受理：期间不能存款和投注/)).toBeVisible();
    await page.getByRole('button', { name: '撤回申请' }).click();
    await expect(page.getByRole('button', { name: '申请注销', exact: true })).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('正常', { exact: true })).toBeVisible();
  });
});

test('a closing that the second person refuses leaves the request in the queue with the reason, and its member hears that it is still open', async ({
  browser,
  page,
  baseURL,
}) => {
  const member = await openAccount(baseURL ?? '');
  const session = JSON.parse(member.session) as { memberId: string; token: string; signKey: string };
  const { memberId } = session;
  await apiFor(baseURL ?? '', session).requestClosing({ note: '换城市了' });
  const lead = await consoleOf({ browser, baseURL }, 'cashier-lead', '/console/member-closings');
  const row = lead.getByRole('row', { name: new RegExp(member.name) });
  const calls = await callsOf(lead, baseURL);
  const { version } = await calls.getMemberCase({ memberId });
  const asked = { memberId, version, code: 'memberWish', reason: '会员在线申请' } as const;
  await calls.proposeMemberClosing(asked, { operationId: randomUUID() });
  await page.addInitScript((kept) => localStorage.setItem('fairway.session', kept), member.session);
  await page.goto('/app/myCenter/protection');
  await expect(page.getByText(/^已受理：期间不能存款和投注/)).toBeVisible();

  const second = await consoleOf({ browser, baseURL }, 'administrator', '/console/proposals');
  const proposal = second.getByRole('row', { name: new RegExp(`注销会员账号 · ${member.name}`) });
  await proposal.getByRole('button', { name: '驳回' }).click();
  const dialog = second.getByRole('dialog', { name: '为什么驳回？' });
  await dialog.getByRole('textbox', { name: '原因' }).fill('证件待核实');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect(second.getByText('已驳回').first()).toBeVisible();

  await test.step('the open page of the member says so, without the reason, and so does the inbox', async () => {
    await expect(page.getByText(/您的申请仍然有效，工作人员会继续处理，不用重新提交/)).toBeVisible();
    await expect(page.getByRole('button', { name: '撤回申请' })).toBeVisible();
    await expect(page.getByText('证件待核实')).toBeHidden();
    const inbox = () => apiFor(baseURL ?? '', session).listMessages({ category: 'message' });
    await expect
      .poll(async () => (await inbox()).messages.map(({ title }) => title))
      .toContain('注销申请仍在处理');
  });

  await test.step('operators see why, and begin again', async () => {
    await lead.reload();
    await expect(row).toContainText('上次被驳回');
    await expect(row).toContainText('证件待核实');
    await row.getByRole('link', { name: '重新受理' }).click();
    await expect(lead.getByRole('button', { name: '注销账号' })).toBeVisible();
  });
});
