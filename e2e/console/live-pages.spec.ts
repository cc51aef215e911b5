import { hashPassword } from '@fairway/api-client';
import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import { apiFor, expect, test } from '../shell/member.ts';
import { watchLine } from '../shell/listening.ts';
import { switchByTwo } from './desk.ts';
import { callsOf, openConsole, operatorCalls } from './operator.ts';

/** News reaches a page at once; a busy machine takes a moment to ask and to draw. */
const soon = { timeout: 20_000 };

test('what an operator decides about a venue and a member shows on pages that are open', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = `l${Date.now().toString(36)}`;
  const visitor = apiFor(baseURL ?? '');
  const birthDate = '1990-01-31';
  const password = hashPassword('Passw0rd1');
  const opened = await visitor.registerMember({ name, password, birthDate, acceptsTerms: true });
  const memberId = opened.member.id;
  const api = apiFor(baseURL ?? '', opened.session);
  await api.setRealName({ realName: '林笑' });
  await api.requestMemberChange({
    field: 'realName',
    realName: '欧阳晓',
    proof: { kind: 'password', password },
  });
  const { token, signKey } = opened.session;
  await context.addInitScript(
    (session) => localStorage.setItem('fairway.session', session),
    JSON.stringify({ token, signKey, memberId }),
  );
  // From here on nobody reloads any of the member's pages.
  const [transfer, security, gate] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  const hears = { security: watchLine(security), gate: watchLine(gate) };
  await page.goto('/app/home');
  await transfer.goto('/app/myCenter/transfer?venue=beichen');
  await security.goto('/app/myCenter/security');
  await gate.goto('/app/discountDetails/9');

  const deskFor = async (role: RoleName, path: string) => {
    const settings = { locale: 'zh-CN', viewport: { width: 1280, height: 900 } };
    const desk = await (await browser.newContext(settings)).newPage();
    await openConsole(desk, baseURL, role, path);
    return desk;
  };
  const desk = await deskFor('administrator', '/console/venues');
  const reason = `升级牌桌 ${name}`;
  const venue = desk.getByRole('row', { name: /北辰电子/ });
  const card = page.getByRole('main').getByText(reason);
  await test.step('a venue goes into maintenance and comes back', async () => {
    try {
      await venue.getByRole('button', { name: '切换' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByText('维护中', { exact: true }).click();
      await dialog.getByLabel('对会员的说明（中文）').fill(reason);
      await dialog.getByRole('button', { name: '立即生效' }).click();
      await expect(card).toBeVisible(soon);
      await expect(async () => {
        await page.mouse.move(640, 600);
        await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '电子' }).hover();
        await expect(page.getByRole('banner').getByText(reason)).toBeVisible({ timeout: 3_000 });
      }).toPass(soon);
      await expect(transfer.getByText(reason)).toBeVisible(soon);
      await expect(dialog).toHaveCount(0);
    } finally {
      // Whatever came of it: the venue's next visitor finds it open.
      const operator = await callsOf(desk, baseURL);
      const { venues } = await operator.listVenueSwitches({});
      const { channelCode, version } = venues.find(({ state }) => state === 'maintenance') ?? {};
      if (channelCode !== undefined && version !== undefined)
        await switchByTwo(
          { maker: operator, checker: () => operatorCalls(baseURL, 'trader') },
          { channelCode, version, state: 'open', reason: { zh: '维护结束', en: '' }, until: null },
        );
    }
    await expect(card).toHaveCount(0, soon);
    await expect(transfer.getByText(reason)).toHaveCount(0, soon);
  });

  await desk.context().close();

  const lead = await deskFor('cashier-lead', `/console/members/${memberId}`);
  await test.step('a member is put on the blacklist and taken off it', async () => {
    await hears.gate(`member/${memberId}/account`);
    const goOn = gate.getByRole('button', { name: '我知道了，继续' });
    await expect(goOn).toBeVisible();
    for (const act of ['列入活动黑名单', '移出活动黑名单']) {
      await lead.getByRole('button', { name: '更多操作' }).click();
      await lead.getByRole('menuitem', { name: act }).click();
      const dialog = lead.getByRole('dialog');
      await dialog.getByLabel('原因').fill('复查账户，按规定处理');
      await dialog.getByRole('button', { name: act }).click();
      await expect(dialog).toHaveCount(0);
      const isListed = act.startsWith('列入');
      await expect(gate.getByText('暂不对您的账户开放')).toHaveCount(isListed ? 1 : 0, soon);
      await expect(goOn).toHaveCount(isListed ? 0 : 1, soon);
    }
  });

  await test.step('a review of a real name is decided', async () => {
    await hears.security(`member/${memberId}/account`);
    const row = security.getByRole('listitem').filter({ hasText: '真实姓名' });
    await expect(row.getByText('林*')).toBeVisible();
    await lead.goto(`${new URL(lead.url()).origin}/console/member-changes`);
    const wish = lead.getByRole('row').filter({ hasText: name });
    await wish.getByRole('button', { name: '通过' }).click();
    await lead.getByRole('dialog').getByRole('button', { name: '已核对证件' }).click();
    await lead.getByRole('dialog').getByRole('button', { name: '通过' }).click();
    await expect(row.getByText('欧**')).toBeVisible(soon);
  });
  await lead.context().close();
});
