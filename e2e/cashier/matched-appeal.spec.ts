import type { Page } from '@playwright/test';
import { openConsole } from '../console/operator.ts';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';
import { paintPicture } from '../support/paint-picture.ts';
import { demoMember } from './demo-member.ts';

/** Adds to the appeal that is open on a member's page. */
async function state(page: Page, reason: string, text: string, picture?: Buffer): Promise<void> {
  await page.getByRole('button', { name: '补充说明和凭证' }).click();
  const dialog = page.getByRole('dialog', { name: '补充说明' });
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByLabel('说明', { exact: true }).fill(text);
  if (picture) {
    const file = { name: '回单.png', mimeType: 'image/png', buffer: picture };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByText('已上传')).toBeVisible();
  }
  await dialog.getByRole('button', { name: '提交说明' }).click();
  await expect(dialog).toBeHidden();
}

test('the payer of a contested payment reads what the recipient says and answers with a picture', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const site = baseURL ?? '';
  // The demo's contested part: muyu says that ayuan's ¥1,500.00 have not arrived.
  const payer = await demoMember(browser, site, 'ayuan');
  const deposit = await payer.api.getActiveDepositOrder({});

  await test.step('both sides are shown side by side, before and after the answer', async () => {
    await payer.page.goto(`/app/myCenter/deposit/${deposit?.billNo ?? ''}`);
    const theirs = payer.page.getByRole('region', { name: '收款人', exact: true });
    await expect(theirs.getByText('银行流水查不到这笔转账')).toBeVisible();
    await expect(payer.page.getByText('款项锁定中，超时不会划给任何一方。')).toBeVisible();
    await state(payer.page, '已足额付款，有凭证可查', '下午三点已转，回单见附图', paintPicture());
    const own = payer.page.getByRole('region', { name: '付款人（我）' });
    await expect(own.getByText('下午三点已转，回单见附图')).toBeVisible();
    await expect(own.getByRole('img', { name: '凭证 1' })).toBeVisible();
    await expect(payer.page.getByText('双方已说明，运营核查中')).toBeVisible();
    expect(await axeFaultsInBothThemes(payer.page)).toEqual([]);
  });
});

test('the recipient answers, operators see both sides beside each other, and two of them decide', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const site = baseURL ?? '';
  const recipient = await demoMember(browser, site, 'muyu');
  const payer = await demoMember(browser, site, 'ayuan');
  const { records } = await recipient.api.listWithdrawals({});
  const billNo = records.find(({ endedAt }) => endedAt === null)?.billNo ?? '';
  const deposit = await payer.api.getActiveDepositOrder({});
  await payer.page.goto(`/app/myCenter/deposit/${deposit?.billNo ?? ''}`);
  const answer = '已打印当日全部流水，请看附图';

  await test.step('the recipient reads the payer beside the own words and answers with a picture', async () => {
    const { page } = recipient;
    await page.goto(`/app/myCenter/withdrawals/${billNo}`);
    const part = page.getByRole('article', { name: /^分单/ });
    await expect(part.getByRole('region', { name: '付款人', exact: true })).toBeVisible();
    await state(page, '未收到款项', answer, paintPicture());
    const own = part.getByRole('region', { name: '收款人（我）' });
    await expect(own.getByText(answer)).toBeVisible();
    await expect(own.getByRole('img', { name: '凭证 1' })).toBeVisible();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
  });

  await test.step('the payer’s open page shows it without a reload', async () => {
    const theirs = payer.page.getByRole('region', { name: '收款人', exact: true });
    await expect(theirs.getByText(answer)).toBeVisible();
  });

  const operatorPage = async (role: 'cashier' | 'cashier-lead') => {
    const page = await (await browser.newContext()).newPage();
    await openConsole(page, baseURL, role, '/console/appeals');
    await page.getByRole('row', { name: /muyu/ }).getByRole('button').click();
    return { page, found: page.getByRole('dialog', { name: /^分单/ }) };
  };
  const first = await operatorPage('cashier');
  await test.step('an operator sees both sides with their pictures and proposes an outcome', async () => {
    const sides = first.found.getByRole('region', { name: '双方说明与凭证' });
    await expect(sides.getByText('付款人 · ayuan')).toBeVisible();
    await expect(sides.getByText('收款人 · muyu')).toBeVisible();
    await expect(sides.getByText('银行流水查不到这笔转账')).toBeVisible();
    await expect(sides.getByText(answer)).toBeVisible();
    await expect(sides.getByRole('img').first()).toBeVisible();
    await decide(first.page, '认定已付款', '银行回单与订单一致');
    await first.page.getByRole('row', { name: /muyu/ }).getByRole('button').click();
    await expect(first.found.getByText('您已初裁，等待另一位同事复核。')).toBeVisible();
    await expect(first.found.getByRole('button', { name: '认定已付款' })).toBeDisabled();
  });

  await test.step('nothing has moved: the payer still waits', async () => {
    await expect(payer.page.getByText('款项锁定中，超时不会划给任何一方。')).toBeVisible();
  });

  await test.step('another operator approves, and both members read the outcome', async () => {
    const second = await operatorPage('cashier-lead');
    await expect(second.found.getByText(/cashier 已初裁：/)).toBeVisible();
    await decide(second.page, '认定已付款', '收款方流水已核实到账');
    await expect(payer.page.getByText('申诉结果：认定已付款')).toBeVisible();
    await recipient.page.reload();
    const part = recipient.page.getByRole('article', { name: /^分单/ });
    await expect(part.getByText('已有结论')).toBeVisible();
    await expect(part.getByRole('button', { name: '补充说明和凭证' })).toBeHidden();
  });
});

/** Chooses an outcome in the case that is open in the console, with one of the reasons that it offers. */
async function decide(page: Page, outcome: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: outcome }).click();
  const dialog = page.getByRole('dialog', { name: `${outcome.replace('认定', '认定付款人')}？` });
  await dialog.getByRole('button', { name: reason }).click();
  await dialog.getByRole('button', { name: outcome }).click();
  await expect(page.getByText('意见已记录')).toBeVisible();
}
