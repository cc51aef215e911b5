import { errorTable } from '@fairway/contract/errors/index.ts';
import { expect, test } from '../shell/member.ts';

// One that is a toast and one that is a dialog; that the server gives each of its refusals is proven over the wire.
for (const name of ['depositStaffUnavailable', 'identityCheckFailed'] as const) {
  const { code, zh } = errorTable[name];
  test(`a deposit that is refused with ${code} says why and becomes no order`, async ({ page, signIn }) => {
    await signIn(page);
    await page.route('**/cashier/v1/createDepositOrder', (route) =>
      route.fulfill({ json: { code, msg: zh, data: null } }),
    );
    await page.goto('/app/myCenter/deposit');
    await page.getByRole('textbox', { name: '存款金额' }).fill('203');
    await page.getByRole('textbox', { name: '付款人姓名' }).fill('陈江畔');
    await page.getByRole('button', { name: '立即存款' }).click();

    await expect(page.getByText(zh).first()).toBeVisible();
    await expect(page).toHaveURL(/\/myCenter\/deposit$/);
    // An identity refusal is a dialog over the form, which keeps what was typed.
    await expect(page.locator('input[name="amount"]')).toHaveValue('203');
    await expect(page.getByTestId('deposit-ball')).toHaveCount(0);
  });
}
