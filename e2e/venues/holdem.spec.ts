import { hashPassword } from '@fairway/api-client';
import type { Page } from '@playwright/test';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { apiFor } from '../shell/member.ts';
import { fundByBank } from '../wallet/fund-by-bank.ts';
import { expect, test, type FundedMember } from '../wallet/funded.ts';

/** A hand is named, waits for its round of public randomness, and is dealt. */
const patience = { timeout: 60_000 };

test('the hall of cards lists its tables, and two members play a hand at one to its showdown [VENUE-006]', async ({
  page,
  browser,
  enter,
  funded,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const { venues } = await funded.api.listVenues({});
  const offered = venues.filter(({ categoryCode }) => categoryCode === 'qp');
  expect(offered).toMatchObject([{ channelCode: 'fairway-cards', state: 'open', path: '/app/chessGame' }]);
  const { url } = await funded.api.launchVenue({ api: 'fairway-cards' });
  await enter(page);
  await page.goto(url);
  await expect(page).toHaveURL('/app/chessGame');
  await expect(page.getByRole('heading', { level: 1, name: '棋牌' })).toBeVisible();
  const { tables } = await funded.api.listTables({});
  for (const { name } of tables) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'hall').toEqual([]);
  await page.getByRole('link', { name: '进入 德州扑克 · 单挑桌' }).click();
  await expect(page).toHaveURL('/app/chessGame/holdem3');
  await page.getByLabel('带入金额').fill('100');
  await page.getByRole('button', { name: '带入并入座' }).press('Enter');
  await expect(page.getByText('您已入座，下一局开始时发牌。')).toBeVisible();
  await expect(page.getByText('等待其他会员入座')).toBeVisible();

  const second = await anotherMember(baseURL ?? '');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.addInitScript((session) => localStorage.setItem('fairway.session', session), second.session);
  await other.goto('/app/chessGame/holdem3');
  await other.getByRole('button', { name: '带入并入座' }).click();
  await expect(other.getByText(/^第 \d+ 局 · 翻牌前$/)).toBeVisible(patience);
  expect(await axeFaultsInBothThemes(other), 'table').toEqual([]);

  // The first to act raises by keyboard; the other calls, then both check it down.
  const first = await nextOf(page, other);
  await first.getByRole('button', { name: '半池' }).press('Enter');
  await first.getByRole('button', { name: /^加注到 ¥/ }).press('Enter');
  await expect(first.getByText('请等待轮到您操作。')).toBeVisible();
  const answering = first === page ? other : page;
  const call = answering.getByRole('button', { name: /^跟注 ¥/ });
  await call.click();
  await expect(call).toBeHidden();
  // Three streets of two checks each, in turn.
  for (let acts = 0; acts < 6; acts += 1) {
    const check = (await nextOf(page, other)).getByRole('button', { name: '过牌', exact: true });
    await check.click();
    await expect(check).toBeHidden();
  }

  for (const one of [page, other]) {
    await expect(one.getByText(/^第 \d+ 局结束$/)).toBeVisible();
    await expect(one.getByText(/分得 ¥/).first()).toBeAttached();
  }
  const played = async (api: FundedMember['api']) => (await api.listHands({ table: 'holdem3' })).hands[0];
  const [mine, theirs] = [await played(funded.api), await played(second.api)];
  expect(mine?.paid).toBe(theirs?.paid);
  // What both got back with the rake is what both paid in.
  const rake = fen(mine?.open.rake ?? '');
  expect(rake > 0n).toBe(true);
  expect(fen(mine?.returned ?? '') + fen(theirs?.returned ?? '') + rake).toBe(fen(mine?.paid ?? '') * 2n);

  await page.getByRole('tab', { name: '我的牌局' }).click();
  await page.getByRole('button', { name: `查看 ${mine?.billNo ?? ''} 的验证` }).click();
  await expect(page.getByText('已在本浏览器重新计算：与发牌前公布的承诺一致。')).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'proof').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '离座' }).click();
  // The next hand may be on: it is left when that is over, at the latest when the other one's time and bank have passed.
  await expect(page.getByRole('button', { name: '带入并入座' })).toBeVisible({ timeout: 150_000 });
  const { centerMoney } = await funded.api.getWalletBalance({});
  await context.close();
  expect(fen(centerMoney) > 0n).toBe(true);
  const { venues: after } = await funded.api.listVenues({});
  expect(after.find(({ channelCode }) => channelCode === 'fairway-cards')?.money ?? '0.00').toBe('0.00');
});

test('a visitor plays a demo hand against marked bots by keyboard and proves it', async ({ page }) => {
  await page.goto('/app/chessGame');
  await page.getByRole('link', { name: '免费试玩德州扑克' }).press('Enter');
  await expect(page).toHaveURL(/\/app\/chessGame\/holdem1\?demo=/);
  await expect(page.getByText('机器人', { exact: true })).toHaveCount(3);
  const next = page.getByRole('button', { name: '下一局' });
  const stay = page.getByRole('button', { name: /^(跟注|过牌)/ });
  await expect(next.or(stay)).toBeVisible(patience);
  expect(await axeFaultsInBothThemes(page), 'demo table').toEqual([]);
  await page.locator('[data-play]').focus();
  while (!(await next.isVisible())) {
    await page.keyboard.press('c');
    await expect(next.or(stay)).toBeVisible(patience);
  }
  await page.getByRole('button', { name: '验证本局' }).press('Enter');
  await expect(
    page.getByText('已在本浏览器用整副牌重打本局：牌面、每一步操作、结算与抽水均与公布的一致。'),
  ).toBeVisible();
});

/** The page whose turn it is. */
async function nextOf(...pages: [Page, Page]): Promise<Page> {
  const isNext = async (page: Page) => page.getByRole('button', { name: /^(跟注|过牌)/ }).isVisible();
  let next: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (await isNext(page)) next = page;
      return next !== undefined;
    }, patience)
    .toBe(true);
  if (!next) throw new Error('nobody is to act');
  return next;
}

async function anotherMember(site: string): Promise<FundedMember> {
  const { session, member } = await apiFor(site).registerMember({
    name: `h${Date.now().toString(36)}`,
    password: hashPassword('Passw0rd1'),
    birthDate: '1990-01-31',
    acceptsTerms: true,
  });
  const api = apiFor(site, session);
  await fundByBank(api, site, '1000');
  return {
    api,
    session: JSON.stringify({ token: session.token, signKey: session.signKey, memberId: member.id }),
  };
}

function fen(amount: string): bigint {
  const [yuan = '0', cents = ''] = amount.split('.');
  return BigInt(yuan) * 100n + BigInt(cents.padEnd(2, '0').slice(0, 2) || '0');
}
