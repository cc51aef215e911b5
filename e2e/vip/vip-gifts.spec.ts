import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '@fairway/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from '../cashier/customer.ts';
import { operatorCalls } from '../console/operator.ts';
import { apiFor } from '../shell/member.ts';
import { ownStack } from '../stacks.ts';

/** Signs in as the demo's member of VIP 8, whom nobody else's story uses. */
async function signInAsEight(page: Page, site: string): Promise<void> {
  const { members } = JSON.parse(readFileSync(join(ownStack().dataDir, 'demo-logins.json'), 'utf8')) as {
    members: { name: string; password: string }[];
  };
  const login = members.find(({ name }) => name === 'laozhou');
  if (!login) throw new Error('the demo has no member of VIP 8');
  const { session, member } = await apiFor(site).logIn({
    name: login.name,
    password: hashPassword(login.password),
  });
  const kept = JSON.stringify({ token: session.token, signKey: session.signKey, memberId: member.id });
  await page.addInitScript((value) => localStorage.setItem('fairway.session', value), kept);
}

/** Publishes whether the site offers rebates without a cap; what gives more takes a second person. */
async function offerRebates(site: string, offered: boolean): Promise<void> {
  const api = await operatorCalls(site, 'administrator');
  const { newest } = await api.getSettings({ kind: 'vipGrades' });
  if (newest.kind !== 'vipGrades') throw new Error('settings of another kind');
  const { settings, version } = newest;
  const { proposalId } = await api.changeSettings(
    {
      kind: 'vipGrades',
      version,
      settings: { ...settings, rebate: { ...settings.rebate, offered, unlimited: true } },
      reason: '按运营会议决定调整',
    },
    { operationId: randomUUID() },
  );
  if (proposalId === null) return;
  const checker = await operatorCalls(site, 'cashier-lead');
  await checker.approveProposal({ id: proposalId }, { operationId: randomUUID() });
}

test('a member of VIP 8 applies for gifts, whose buttons turn without a reload, and sees rebates while the site offers them [VIP-009] [VIP-010] [VIP-015] [ROUTE-029]', async ({
  page,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('no base address');
  await signInAsEight(page, baseURL);
  await page.goto('/app/vip');
  const gifts = page.getByRole('list', { name: '礼金列表' });
  const rebate = page.getByRole('region', { name: '返水' });
  await gifts.getByRole('button', { name: 'VIP 8 升级礼金 领取' }).click();
  await expect(gifts.getByRole('button', { name: 'VIP 8 升级礼金 已申请' })).toBeDisabled();
  await expect(rebate).toHaveCount(0);

  await page.goto('/app/month-money/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '每月礼金' })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('¥1,888.00')).toBeVisible();

  await offerRebates(baseURL, true);
  await page.goto('/app/vip');
  await expect(rebate.getByText('返水不设上限')).toBeVisible();
  await offerRebates(baseURL, false);
});
