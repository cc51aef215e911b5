import { randomUUID } from 'node:crypto';
import { expect, test } from '../cashier/customer.ts';

test('the header shows money with two decimals: nothing as 0.00, twelve and a half yuan as 12.50 [SHELL-006]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/home');
  await expect(page.getByRole('banner').getByText('0.00')).toBeVisible();

  await customer.fund('203');
  const { centerWalletBalance } = await customer.api.getWalletBalance({});
  // All but 12.50 goes to the sportsbook.
  const moved = Number(centerWalletBalance.replace('.', '')) - 12_50;
  await customer.api.transferToVenue(
    { channelCode: 'fairway-sports', amount: (moved / 100).toFixed(2) },
    { operationId: randomUUID() },
  );
  await page.reload();
  await expect(page.getByRole('banner').getByText('12.50')).toBeVisible();
});
