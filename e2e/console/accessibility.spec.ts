import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { axeFaults, axeFaultsOfColour } from '../shell/axe-faults.ts';
import { goTo } from '../shell/go-to.ts';
import { apiFor, openAccount } from '../shell/member.ts';
import { consoleAddress, openConsole, operatorCalls, signIn } from './operator.ts';

/** Pages that an auditor sees, by address and title. */
const pages = [
  ['/', '首页'],
  ['/console/withdrawals', '提款审核'],
  ['/console/deposits', '存款核对'],
  ['/console/chain', '链与签名'],
  ['/console/members', '会员'],
  ['/console/member-closings', '注销申请'],
  ['/console/reconciliation', '对账'],
  ['/console/corrections', '更正与修复'],
  ['/console/wallet-terms', '钱包条款'],
  ['/console/venues', '场馆'],
  ['/console/sports/fixtures?state=upcoming', '赛事与盘口'],
  ['/console/sports/bets', '注单查询'],
  ['/console/sports/liability', '敞口'],
  ['/console/sports/limits', '盘口限额'],
  ['/console/sports/imports', '赛程导入'],
  ['/console/live-wall', '直播墙'],
  ['/console/live-schedule', '直播预告'],
  ['/console/live-rooms', '直播间规则'],
  ['/console/anchors', '主播'],
  ['/console/site', '站点配置'],
  ['/console/call-requests', '回电请求'],
  ['/console/audit', '审计记录'],
] as const;

test('no page of the console has a fault that axe can find by day or by night, nor any text on its error line', async ({
  page,
  baseURL,
}) => {
  // A dozen pages, each looked through whole.
  test.slow();
  await refuseClosing(baseURL ?? '');
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (fault) => said.push(fault.message));

  await page.goto(`${consoleAddress(baseURL)}/login`);
  await expect(page.getByRole('button', { name: '下一步' })).toBeVisible();
  expect(await axeFaultsByDayAndNight(page), 'login').toEqual([]);

  await signIn(page, baseURL, 'auditor');
  for (const [address, title] of pages) {
    if (address !== '/') await goTo(page, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await axeFaultsByDayAndNight(page), title).toEqual([]);
  }
  expect(said).toEqual([]);
});

test('an appearance once chosen is there before anything is painted', async ({ page, baseURL }) => {
  const html = page.locator('html');
  await openConsole(page, baseURL, 'auditor', '/');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await ground();

  await page.getByRole('radiogroup', { name: '外观' }).getByRole('img', { name: '深色' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(ground).not.toBe(byDay);

  // Without the console's own code: only what comes before it can have put on the theme.
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

/** A member whose wish to leave was refused once: without one the page of closings is empty. */
async function refuseClosing(site: string): Promise<void> {
  const { session } = await openAccount(site);
  const { memberId, ...login } = JSON.parse(session) as { memberId: string; token: string; signKey: string };
  await apiFor(site, login).requestClosing({ note: '换城市了' });
  const lead = await operatorCalls(site, 'cashier-lead');
  const { version } = await lead.getMemberCase({ memberId });
  const asked = { memberId, version, code: 'memberWish', reason: '会员在线申请' } as const;
  const { proposalId: id } = await lead.proposeMemberClosing(asked, { operationId: randomUUID() });
  const second = await operatorCalls(site, 'administrator');
  await second.refuseProposal({ id, reason: '证件待核实' }, { operationId: randomUUID() });
}

/** Everything in the light theme; the dark one is the same page in other colours. The console follows the device. */
async function axeFaultsByDayAndNight(page: Page): Promise<string[]> {
  const byDay = await axeFaults(page);
  await wear(page, 'dark');
  const byNight = await axeFaultsOfColour(page);
  await wear(page, 'light');
  return [...byDay, ...byNight.map((fault) => `dark: ${fault}`)];
}

async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

test('a page that the role may not see says which right it takes', async ({ page, baseURL }) => {
  await openConsole(page, baseURL, 'support', '/console/operators');
  await expect(page.getByText('您没有查看此页的权限')).toBeVisible();
  await expect(page.getByText('查看操作员')).toBeVisible();
});
