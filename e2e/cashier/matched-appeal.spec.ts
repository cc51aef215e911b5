import type { Page } from '@playwright/test';
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
