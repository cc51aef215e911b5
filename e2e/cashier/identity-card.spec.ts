import { errorTable } from '@fairway/contract/errors/index.ts';
import { hearToasts } from '../shell/hear-toasts.ts';
import { alone as test, expect, proveOwner } from '../shell/member.ts';
import { answers, identityStatus, pressDeposit, refusesOrder } from './deposit-gates.ts';

test('the first withdraw password, asked for on the way to a card, is said to be saved, and the card’s form follows', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { code, zh } = errorTable.identityLevelThreeNeeded;
  await refusesOrder(page, code, zh);
  await answers(
    page,
    'getIdentityStatus',
    identityStatus({ level: 3, realName: '陈**', phone: '+86138****8000' }),
  );
  await page.goto('/app/myCenter/deposit');
  await pressDeposit(page);
  const dialog = page.getByRole('dialog', { name: '身份认证' });
  await dialog.getByRole('button', { name: '绑定银行卡' }).click();
  for (const name of ['新的提款密码', '再输一次']) {
    await dialog.getByRole('group', { name, exact: true }).locator('input').first().click();
    await page.keyboard.type('135790');
  }
  await proveOwner(page);
  const heard = await hearToasts(page);
  const card = dialog.getByRole('textbox', { name: '银行卡号' });
  // The terms are read again before the answer comes, and the card's form has taken the place of this one.
  await page.route('**/setWithdrawPassword', async (route) => {
    const response = await route.fetch();
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(card).toBeVisible({ timeout: 500 });
    }).toPass();
    await route.fulfill({ response });
  });
  await dialog.getByRole('button', { name: '保存' }).click();
  await heard('提款密码已保存');
  await expect(card).toBeVisible();
});
