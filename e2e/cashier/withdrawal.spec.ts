import type { Page } from '@playwright/test';
import { ballOf, boxOf, openBall, panel } from './ball.ts';
import { masked, newCardNumber } from './card-number.ts';
import { choose } from '../shell/choose.ts';
import { proveOwner } from '../shell/member.ts';
import { expect, test } from './customer.ts';

const card = newCardNumber();
const code = '520131';

test('a member withdraws what came in: password, card, request, queue, ball [BALL-002] [BALL-007] [BALL-015] [WDR-001] [WDR-002] [WDR-009] [WDR-010] [WDR-014]', async ({
  page,
  customer,
}) => {
  await customer.fund('203');
  await customer.signIn(page);
  await page.goto('/app/myCenter/withdrawals');
  await expect(page.getByRole('group', { name: '提款方式' }).getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: '极速提款' })).toBeEnabled();
  await expect(page.getByRole('radio', { name: '普通提款' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'USDT 提款' })).toBeEnabled();

  await expect(page.getByText('提款前还差 2 项')).toBeVisible();
  await page.getByRole('button', { name: '设置提款密码' }).click();
  await type(page, '新的提款密码', '123456');
  await expect(page.getByText('太容易被猜到，请换一组数字')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '设置提款密码' }).click();
  await type(page, '新的提款密码', code);
  await type(page, '再输一次', code);
  await proveOwner(page);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('提款前还差 1 项')).toBeVisible();

  await page.getByRole('link', { name: '去添加' }).click();
  await addCard(page);
  await page
    .getByRole('navigation', { name: '会员中心' })
    .getByRole('link', { name: '提款', exact: true })
    .click();

  const before = await customer.api.getWalletBalance({});
  await page.getByRole('textbox', { name: '提款金额' }).fill('1000');
  await expect(page.getByText(/^超过可提余额/)).toBeVisible();
  await page.getByRole('textbox', { name: '提款金额' }).fill('100');
  await expect(page.getByRole('radio', { name: '招商银行' })).toBeChecked();
  await expect(page.getByText('全部检查通过，现在提交即可受理')).toBeVisible();
  await reserve(page);
  await type(page, '提款密码', '918273');
  await page.getByRole('button', { name: '提交提款' }).click();
  await expect(page.getByText(/提款密码不正确，还可尝试 4 次/)).toBeVisible();
  await type(page, '提款密码', code);
  await page.getByRole('button', { name: '提交提款' }).click();

  await expect(page).toHaveURL(/\/withdrawals\/W\d+$/);
  await expect(page.getByText('审核 → 出款 → 到账：正在审核')).toBeVisible();
  await expect(page.getByText(/若超过预约时间未出款，自动补偿/)).toBeVisible();
  await expect(page.getByText('资金已锁定，提款不能撤回再投注')).toBeVisible();
  await expect(page.getByRole('button', { name: /取消|撤回/ })).toHaveCount(0);
  await expect(page.getByTestId('withdrawal-ball')).toContainText('处理中');
  const active = await customer.api.getActiveWithdrawal({});
  expect(active?.orderState).toBe(4011);
  expect((await boxOf(ballOf(page, 'withdrawal'))).y).toBe(320);
  await openBall(page, 'withdrawal');
  await expect(panel(page, '提款订单')).toContainText(active?.billNo ?? '-');
  await page.keyboard.press('Escape');
  const after = await customer.api.getWalletBalance({});
  // What was asked for is locked, nothing else has moved.
  expect(cents(before.centerWalletBalance) - cents(after.centerWalletBalance)).toBe(100_00n);
  expect(cents(after.lockedWalletBalance)).toBe(100_00n);

  await page.goto('/app/myCenter/orders?kind=withdrawal');
  await expect(page.getByRole('table', { name: '提款记录' }).getByRole('row')).toHaveCount(2);
  await page.goto('/app/myCenter/withdrawals');
  await expect(page.getByText('有一笔提款正在处理，完成后才能再提')).toBeVisible();
});

test('the dialog that sets the withdraw password closes also where its news comes before its answer', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await fillFirstPassword(page);
  // The answer is done with once both lists are read again; the one that says whether a password is set comes first.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/listPayoutMethods', async (route) => {
    await held;
    await route.continue();
  });
  const terms = page.waitForResponse(/getWithdrawalTerms/);
  await page.getByRole('button', { name: '保存' }).click();
  await (await terms).finished();
  await expect(page.getByRole('button', { name: '设置提款密码', includeHidden: true })).toHaveCount(0);
  release();
  await expect(page.getByText('提款密码已保存')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an address is checked by its network before it is bound, and shown masked [USDT-006]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await fillFirstPassword(page);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '添加 USDT 地址' }).click();
  await expect(page.getByRole('radio', { name: /^(TRC20|ERC20|OMNI)$/ })).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'OMNI' })).toBeDisabled();
  await page.getByRole('radio', { name: 'ERC20' }).check();
  await page.getByRole('textbox', { name: '收款地址' }).fill('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
  await type(page, '提款密码', code);
  await page.getByRole('button', { name: '确认添加' }).click();
  await expect(page.getByText('这不是 USDT-ERC20 地址，请核对后重新粘贴')).toBeVisible();
  // Right in shape, wrong in its checksum: only the server knows.
  await page.getByRole('textbox', { name: '收款地址' }).fill('0x71C7656EC7ab88b098defB751B7401B5f6d8976f');
  await page.getByRole('button', { name: '确认添加' }).click();
  await expect(page.getByText(/地址格式不正确/)).toBeVisible();
  await page.getByRole('textbox', { name: '收款地址' }).fill('0x71C7656EC7ab88b098defB751B7401B5f6d8976F');
  await type(page, '提款密码', code);
  await page.getByRole('button', { name: '确认添加' }).click();
  await expect(page.getByText('0x71C7…976F')).toBeVisible();
  await expect(page.getByText('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toHaveCount(0);

  await page.getByRole('button', { name: /^删除/ }).click();
  const sure = page.getByRole('dialog').getByRole('button', { name: '删除', exact: true });
  await type(page, '提款密码', '918273');
  await sure.click();
  await expect(page.getByText(/提款密码不正确，还可尝试 4 次/)).toBeVisible();
  await type(page, '提款密码', code);
  await sure.click();
  await expect(page.getByText('还没有 USDT 地址')).toBeVisible();
  // The one that was removed counts: the next one waits.
  await page.getByRole('button', { name: '添加 USDT 地址' }).click();
  await expect(page.getByText(/新增的收款账户 24 小时后才能使用/)).toBeVisible();
});

/** The tutorial, then the modals of duration, time and type, as the settings of a new installation switch them on. */
async function reserve(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: '下一步' });
  await page.getByRole('button', { name: '去预约' }).click();
  await expect(page.getByRole('dialog', { name: '预约提款怎么用' })).toBeVisible();
  await next.click();
  await expect(page.getByRole('dialog', { name: '预约时长' }).getByRole('radio')).toHaveCount(3);
  await page.getByRole('radio', { name: '2 小时内' }).check();
  await next.click();
  await expect(page.getByRole('dialog', { name: '预约时间' }).getByRole('radio').first()).toBeVisible();
  await next.click();
  await expect(page.getByRole('dialog', { name: '预约方式' }).getByRole('radio')).toHaveCount(1);
  await page.getByRole('button', { name: '确认预约' }).click();
  // 0.1 % of 100.00
  await expect(page.getByText('¥0.10')).toBeVisible();
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加银行卡' }).click();
  await page.getByRole('textbox', { name: '持卡人姓名' }).fill('陈江畔');
  await choose(page, '开户银行', '招商银行');
  await page
    .getByRole('textbox', { name: '银行卡号' })
    .fill(`${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`);
  await type(page, '提款密码', code);
  await page.getByRole('button', { name: '确认添加' }).click();
  await expect(page.getByText('卡号不正确，请核对每一位')).toBeVisible();
  await page.getByRole('textbox', { name: '银行卡号' }).fill(card);
  await page.getByRole('button', { name: '确认添加' }).click();
  await expect(page.getByText(masked(card))).toBeVisible();
}

/** Six digits into the boxes of this name. */
async function type(page: Page, name: string, digits: string): Promise<void> {
  await page.getByRole('group', { name, exact: true }).locator('input').first().click();
  await page.keyboard.type(digits);
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** The dialog of the first withdraw password on the page of payout methods, filled and not yet saved. */
async function fillFirstPassword(page: Page): Promise<void> {
  await page.goto('/app/myCenter/banks');
  await page.getByRole('button', { name: '设置提款密码' }).click();
  await type(page, '新的提款密码', code);
  await type(page, '再输一次', code);
  await proveOwner(page);
}
