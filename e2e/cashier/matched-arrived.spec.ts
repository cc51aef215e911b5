import { hashPassword } from '@fairway/api-client';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';
import { demoMember } from './demo-member.ts';
import { enterOn, tabTo } from './keyboard.ts';

test('the recipient says by keys, with the withdraw password, that a part has arrived', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  // The demo's part that xinxin says was paid: ¥1,200.00 of ayuan's ¥3,000.00.
  const { page, api, proof } = await demoMember(browser, baseURL ?? '', 'ayuan');
  await api.setWithdrawPassword({ password: hashPassword('520131'), proof });
  const order = await api.getFastWithdrawal({});
  await page.goto(`/app/myCenter/withdrawals/${order?.billNo ?? ''}`);
  const part = page.getByRole('article', { name: /^分单/ }).filter({ hasText: '1,200.00' });
  const dialog = page.getByRole('dialog', { name: '确认收到 ¥1,200.00？' });

  await test.step('a wrong password is said at its field, and nothing is confirmed', async () => {
    await enterOn(page, part.getByRole('button', { name: '我已收到款' }));
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('textbox').first());
    await page.keyboard.type('999999');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/提款密码不正确|还可以尝试|4 次/)).toBeVisible();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
  });

  await test.step('the right one credits the payer', async () => {
    await tabTo(page, dialog.getByRole('textbox').first());
    await page.keyboard.type('520131');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(part.getByText('已确认收款')).toBeVisible();
  });
});
