import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '@fairway/api-client';
import type { Page } from '@playwright/test';
import { publishRecording } from '../live/publish-recording.ts';
import { codeTo } from '../members/code-to.ts';
import { axeFaults } from '../shell/axe-faults.ts';
import { apiFor, expect, openAccount, ownerProof, test } from '../shell/member.ts';
import { ownStack } from '../stacks.ts';
import { openConsole, operatorCalls } from './operator.ts';

/** A demo anchor's calls. */
async function anchorCalls(site: string) {
  const { members } = JSON.parse(readFileSync(join(ownStack().dataDir, 'demo-logins.json'), 'utf8')) as {
    members: { name: string; password: string }[];
  };
  const login = members.find(({ name }) => name === 'laozhou');
  if (!login) throw new Error('the demo has no laozhou');
  const password = hashPassword(login.password);
  const { session } = await apiFor(site).logIn({ name: login.name, password });
  return apiFor(site, session);
}

/** A member whom the house knows as it must know an anchor. */
async function knownMember(site: string) {
  const { memberId: _, ...session } = JSON.parse((await openAccount(site)).session) as {
    memberId: string;
    token: string;
    signKey: string;
  };
  const api = apiFor(site, session);
  await api.setRealName({ realName: '林晚' });
  const phone = `137${String(Date.now()).slice(-8)}`;
  const to = { channel: 'sms', areaCode: '86', phone } as const;
  const { codeId } = await api.sendBindCode({ to, proof: ownerProof });
  await api.bindPhone({ codeId, code: await codeTo(site, `+86${phone}`) });
  await api.verifyIdentity({ flow: 'withdrawal', skipCard: true });
  return api;
}

const frames = (page: Page, within = page.locator('video')) =>
  within.first().evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

test('a moderator looks at a broadcast that runs, speaks in its room and takes it down, and the room says so', async ({
  page,
  browser,
  baseURL: site = '',
}) => {
  test.slow();
  const anchor = await anchorCalls(site);
  const { chatRoomNo, streamKey, domains } = await anchor.openBroadcast({});
  const [origin = ''] = domains;
  const broadcast = await publishRecording(origin, streamKey);
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  try {
    await page.goto(`/app/live/room/${chatRoomNo}`);
    await expect.poll(() => frames(page), { timeout: 60_000 }).toBeGreaterThan(10);

    await openConsole(desk, site, 'moderator', '/console/live-wall');
    const card = desk.getByRole('article').filter({ hasText: `房间 ${chatRoomNo}` });
    await expect(card.locator('video[data-shown="true"]')).toHaveCount(1, { timeout: 30_000 });
    expect(await axeFaults(desk)).toEqual([]);
    await card.getByRole('button', { name: /^打开画面/ }).click();
    const picture = desk.getByRole('dialog');
    await expect.poll(() => frames(desk, picture.locator('video')), { timeout: 60_000 }).toBeGreaterThan(10);
    await picture.getByRole('button', { name: 'Close' }).or(picture.getByLabel('关闭')).first().click();

    const notice = `请文明观赛 ${Date.now().toString(36)}`;
    await card.getByRole('button', { name: /^发言/ }).click();
    await desk.getByRole('dialog').getByLabel('内容').fill(notice);
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /发\s?送/ })
      .click();
    await expect(page.getByRole('log', { name: '聊天消息' })).toContainText(notice);

    await card.getByRole('button', { name: /^下架/ }).click();
    await desk.getByRole('dialog').getByLabel('原因').fill('画面涉及违规内容');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /下\s?架/ })
      .click();
    await expect(page.getByText('直播已下架')).toBeVisible();
    await expect(card).toHaveCount(0);
    await desk.goto(desk.url().replace(/\/live-wall.*/, '/live-wall?status=takenDown'));
    await expect(desk.getByRole('row').filter({ hasText: chatRoomNo }).first()).toContainText(
      '画面涉及违规内容',
    );
  } finally {
    broadcast.end();
    await desk.context().close();
  }
});

test('an anchor manager approves an application, and two agree a contract before the anchor does', async ({
  browser,
  baseURL: site = '',
}) => {
  test.slow();
  const member = await knownMember(site);
  const name = `晚风${Date.now().toString(36)}`;
  await member.applyAsAnchor({ name, about: '每晚八点，边看球边聊。' });

  const deskOf = async (role: 'anchor-manager' | 'anchor-manager-2') => {
    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await openConsole(desk, site, role, `/console/anchors?keyword=${encodeURIComponent(name)}`);
    await desk.getByRole('button', { name: `查看 ${name}` }).click();
    return desk;
  };
  const first = await deskOf('anchor-manager');
  await expect(first.getByText('每晚八点，边看球边聊。')).toBeVisible();
  expect(await axeFaults(first)).toEqual([]);
  await first.getByRole('button', { name: /^通\s?过$/ }).click();
  const approval = first.getByRole('dialog', { name: `通过「${name}」的申请？` });
  await approval.getByLabel('原因').fill('资料齐全，同意开播');
  await approval.getByRole('button', { name: /^通\s?过$/ }).click();
  // The list's filter says the same words before the decision has come.
  await expect(approval).toBeHidden();
  await expect
    .poll(async () => (await member.getOwnAnchor({})).anchor)
    .toMatchObject({ status: 'approved', contracts: [] });

  await first.getByRole('button', { name: '提出新版本' }).click();
  const proposal = first.getByRole('dialog', { name: `为「${name}」提出新的分成` });
  await proposal.getByLabel('主播分成').fill('55');
  await proposal.getByLabel('原因').fill('首次签约');
  await proposal.getByRole('button', { name: /提\s?交/ }).click();
  await expect(first.getByRole('button', { name: /^撤\s?回$/ })).toBeVisible();
  await expect(first.getByRole('button', { name: '通过并生效' })).toHaveCount(0);

  const second = await deskOf('anchor-manager-2');
  await second.getByRole('button', { name: '通过并生效' }).click();
  await expect(second.getByRole('cell', { name: '待主播确认', exact: true })).toBeVisible();
  const offered = (await member.getOwnAnchor({})).anchor?.contracts[0];
  expect(offered).toMatchObject({ sharePercent: 55, status: 'agreed' });
  await member.agreeToContract({ contractId: offered?.contractId ?? '' });
  const { anchors } = await (await operatorCalls(site, 'anchor-manager')).listAnchors({ keyword: name });
  expect(anchors[0]?.contracts).toMatchObject([{ no: 1, sharePercent: 55, status: 'inForce' }]);
  await first.context().close();
  await second.context().close();
});
