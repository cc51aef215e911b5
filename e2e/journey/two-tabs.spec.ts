import { hashPassword } from '@fairway/api-client';
import type { Locator, Page } from '@playwright/test';
import { newCardNumber } from '../cashier/card-number.ts';
import { expect, payInFull, test, type Customer } from '../cashier/customer.ts';
import { ownerProof } from '../shell/member.ts';
import { centsIn, toPage, typeCode, withdrawCode } from './member-acts.ts';

type Tabs = readonly [Page, Page];

/** Does the same in both tabs at once. */
const both = <T>([one, other]: Tabs, act: (tab: Page) => Promise<T>) => Promise.all([act(one), act(other)]);

/**
 * Presses this button in both tabs. Both wait until theirs can be pressed, and then press without looking again: a tab that hears in
 * between what the other one did may take its button away.
 */
async function pressInBoth(tabs: Tabs, button: (tab: Page) => Locator): Promise<void> {
  await both(tabs, (tab) => expect(button(tab)).toBeEnabled());
  await both(tabs, (tab) => button(tab).dispatchEvent('click'));
}

/** One member, two tabs, each button pressed in both at the same moment: what one tab spends, the other cannot spend again. */
test('two tabs that press every money button at once move no cent twice, and both end with the truth', async ({
  page,
  context,
  customer,
}) => {
  test.slow();
  await customer.signIn(page);
  const other = await context.newPage();
  await customer.signIn(other);
  const tabs: Tabs = [page, other];

  const deposited = await test.step('the deposit: one order, credited once', async () => {
    await both(tabs, (tab) => tab.goto('/app/myCenter/deposit'));
    await both(tabs, async (tab) => {
      await tab.getByRole('textbox', { name: '存款金额' }).fill('1003');
      await tab.getByRole('textbox', { name: '付款人姓名' }).fill('陈江畔');
    });
    await pressInBoth(tabs, (tab) => tab.getByRole('button', { name: '立即存款' }));
    for (const tab of tabs) {
      // The tab that came second is informed of the first one's order, and led there.
      await arriveAt(tab, '去处理', /\/deposit\/D\d+$/);
    }
    expect(page.url()).toBe(other.url());
    await expect(page.getByText('收款卡号')).toBeVisible();
    await both(tabs, (tab) =>
      tab
        .getByRole('main')
        .getByRole('button', { name: '我已付款' })
        .click()
        .catch(() => undefined),
    );
    const { payUrl } = (await customer.api.getActiveDepositOrder({})) ?? { payUrl: null };
    await payInFull(page, payUrl);
    const said = await both(tabs, async (tab) => {
      const credited = tab.getByText(/^¥[\d,.]+ 已入账中心钱包$/);
      await expect(credited).toBeVisible({ timeout: 30_000 });
      return credited.innerText();
    });
    expect(said[0]).toBe(said[1]);
    return centsIn(said[0]);
  });
  await both(tabs, (tab) => expect.poll(() => center(tab)).toBe(deposited));

  await test.step('the transfer: 600 twice out of 1,003 goes once', async () => {
    await both(tabs, (tab) => tab.goto('/app/myCenter/transfer?venue=fairway-sports'));
    await both(tabs, (tab) => tab.getByRole('textbox', { name: '转账金额' }).fill('600'));
    await pressInBoth(tabs, (tab) => tab.getByRole('button', { name: '确认转账' }));
    await both(tabs, (tab) => expect.poll(() => center(tab)).toBe(deposited - 600_00n));
    await expect(page.getByRole('cell', { name: '中心钱包 → 球场体育' })).toHaveCount(1);
    await expect(other.getByRole('cell', { name: '中心钱包 → 球场体育' })).toHaveCount(1);
  });

  await test.step('the bet: 400 twice out of 600 is booked once', async () => {
    await both(tabs, async (tab) => {
      await tab.goto('/app/sport?view=early');
      await tab
        .getByRole('group', { name: / 全场 独赢$/ })
        .first()
        .getByRole('button')
        .first()
        .click();
      await slip(tab)
        .getByRole('textbox', { name: /^投注额/ })
        .fill('400');
      await expect(slip(tab).getByText('体育场馆余额 ¥600.00')).toBeVisible();
    });
    // A price of a coming day moves seldom, but it may: the press takes the one in view.
    await both(tabs, (tab) =>
      slip(tab)
        .getByRole('button', { name: /^(确认投注|接受新赔率并投注)$/ })
        .click(),
    );
    const ends = await both(tabs, async (tab) => {
      const accepted = slip(tab).getByText('投注成功');
      const refused = slip(tab).getByText('投注未被接受');
      await expect(accepted.or(refused)).toBeVisible({ timeout: 20_000 });
      return (await accepted.isVisible()) ? 'accepted' : 'refused';
    });
    expect(ends.toSorted()).toEqual(['accepted', 'refused']);
    const loser = tabs[ends.indexOf('refused')] ?? page;
    await expect(slip(loser).getByText('余额不足', { exact: false }).first()).toBeVisible();
    await expect(slip(loser).getByText('体育场馆余额 ¥200.00')).toBeVisible();
  });

  await test.step('the recycling: 200 come back once', async () => {
    await pressInBoth(tabs, recycle);
    await both(tabs, (tab) => expect.poll(() => center(tab), { timeout: 20_000 }).toBe(deposited - 400_00n));
  });

  await test.step('the withdrawal: 400 twice out of 603 is taken once', async () => {
    await bindCard(customer);
    await both(tabs, (tab) => tab.goto('/app/myCenter/withdrawals'));
    await both(tabs, async (tab) => {
      await tab.getByRole('textbox', { name: '提款金额' }).fill('400');
      await typeCode(tab, '提款密码');
    });
    await pressInBoth(tabs, (tab) => tab.getByRole('button', { name: '提交提款' }));
    for (const tab of tabs) await arriveAt(tab, '查看进度', /\/withdrawals\/W\d+$/);
    expect(page.url()).toBe(other.url());
  });

  await test.step('both tabs show the same, which is what the server holds', async () => {
    await both(tabs, (tab) => toPage(tab, '我的钱包'));
    const left = deposited - 800_00n;
    for (const tab of tabs) {
      await expect.poll(() => shown(tab, '中心钱包')).toBe(left);
      await expect.poll(() => shown(tab, '球场体育')).toBe(0n);
      await expect(tab.getByText('¥400.00').first()).toBeVisible();
    }
    const { centerWalletBalance, lockedWalletBalance } = await customer.api.getWalletBalance({});
    expect([centerWalletBalance, lockedWalletBalance]).toEqual([amountOf(left), '400.00']);
    const { records } = await customer.api.listWithdrawals({});
    expect(records).toHaveLength(1);
  });
});

/** Waits until the tab is at its order, over the link that leads there if it was refused. */
async function arriveAt(tab: Page, lead: string, address: RegExp): Promise<void> {
  await expect(async () => {
    const link = tab.getByRole('main').getByRole('link', { name: lead });
    if (!address.test(tab.url()) && (await link.isVisible())) await link.click({ timeout: 1_000 });
    await expect(tab).toHaveURL(address, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

const slip = (tab: Page) => tab.getByRole('complementary', { name: '投注单' });
const recycle = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: '一键回收场馆余额' });

async function center(tab: Page): Promise<bigint> {
  const label = await tab
    .getByRole('banner')
    .getByRole('link', { name: /^中心钱包 ¥/ })
    .getAttribute('aria-label');
  return centsIn(label ?? '');
}

async function shown(tab: Page, place: string): Promise<bigint> {
  const button = tab.getByRole('button', { name: new RegExp(`^查看 ${place} ¥`) }).first();
  return centsIn((await button.getAttribute('aria-label')) ?? '');
}

const amountOf = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** What a member has who withdrew before: a withdraw password and a card. */
async function bindCard({ api }: Customer): Promise<void> {
  const password = hashPassword(withdrawCode);
  await api.setWithdrawPassword({ password, proof: ownerProof });
  await api.addBankCard(
    { cardNumber: newCardNumber(), bankCode: 'CMB', holderName: '陈江畔', withdrawPassword: password },
    { operationId: crypto.randomUUID() },
  );
}
