import type { IdentityStatus } from '@fairway/contract/identity/schemas.ts';
import type { Page } from '@playwright/test';

/** Answers a call of the cashier as an operator's settings would make the server answer it. */
export async function answers(page: Page, operation: string, data: object): Promise<void> {
  await page.route(`**/cashier/v1/${operation}`, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data } }),
  );
}

/** Refuses to open an order with this code and this message. */
export async function refusesOrder(page: Page, code: number, text: string): Promise<void> {
  await page.route('**/cashier/v1/createDepositOrder', (route) =>
    route.fulfill({ json: { code, msg: text, data: null } }),
  );
}

/** An identity status with nothing but what is given. */
export function identityStatus(given: Partial<IdentityStatus>): IdentityStatus {
  return {
    level: 0,
    realName: '',
    phone: '',
    bankCard: '',
    idCard: '',
    cardSkipped: false,
    refusal: null,
    ...given,
  };
}

/** Fills the deposit form and presses its button. */
export async function pressDeposit(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '存款金额' }).fill('203');
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('陈江畔');
  await page.getByRole('button', { name: '立即存款' }).click();
}
