import { hashPassword } from '@fairway/api-client';
import type { Page } from '@playwright/test';
import { expect, payInFull, test, type Customer } from '../cashier/customer.ts';
import { ownerProof } from '../shell/member.ts';
import { watchLine } from '../shell/listening.ts';
import { consoleAddress, openConsole } from './operator.ts';

const withdrawPassword = hashPassword('135790');

test('a new withdrawal appears in an open queue as soon as it is asked for', async ({
  page,
  customer,
  baseURL,
}) => {
  await fund(page, customer);
  await openConsole(page, baseURL, 'support', '/');
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  const hears = watchLine(page);
  await page.goto(`${consoleAddress(baseURL)}/console/withdrawals`);
  await hears('operators/queues');
  await expect(page.getByRole('list', { name: '提款单' })).toBeVisible();
  // The line refreshes once when it opens; what comes after that is its own news.
  await page.waitForLoadState('networkidle');

  await withdraw(customer);

  // With the line open the page itself asks but once a minute.
  await expect(page.getByRole('button', { name: new RegExp(customer.name) })).toBeVisible({
    timeout: 15_000,
  });
});

const press = () => ({ operationId: crypto.randomUUID() });

async function fund(page: Page, { api }: Customer): Promise<void> {
  const { billNo } = await api.createDepositOrder(
    { payType: 1, amount: '203', depositorName: '陈江畔' },
    press(),
  );
  await expect.poll(async () => (await api.getDepositOrder({ billNo })).payUrl).not.toBeNull();
  await payInFull(page, (await api.getDepositOrder({ billNo })).payUrl);
  await expect
    .poll(async () => (await api.getDepositOrder({ billNo })).status, { timeout: 30_000 })
    .toBe('settled');
}

async function withdraw({ api }: Customer): Promise<void> {
  await api.setWithdrawPassword({ password: withdrawPassword, proof: ownerProof });
  const cardNumber = withCheckDigit(`622202${String(Date.now()).slice(-12)}`);
  const { id } = await api.addBankCard(
    { cardNumber, bankCode: 'ICBC', holderName: '陈江畔', withdrawPassword },
    press(),
  );
  await api.createWithdrawal(
    { currency: 'CNY', amount: '100', payoutMethodId: id, withdrawPassword },
    press(),
  );
}

/** A card number with the digit that Luhn's sum asks for, which the server checks. */
function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
