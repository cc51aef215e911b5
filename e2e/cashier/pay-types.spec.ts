import type { Page } from '@playwright/test';
import { expect, test } from '../shell/member.ts';

const amountBox = (page: Page) => page.getByRole('textbox', { name: '存款金额' });
const submit = (page: Page) => page.getByRole('button', { name: '立即存款' });

test('shows the deposit methods that the list of pay types has [DEP-038]', async ({ page, signIn }) => {
  await signIn(page);
  const asked = page.waitForResponse('**/cashier/v1/listPayTypes');
  await page.goto('/app/myCenter/deposit');
  const { data }: { data: { payTypes: { typeName: string }[] } } = await (await asked).json();
  expect(data.payTypes.length).toBeGreaterThan(0);
  for (const { typeName } of data.payTypes)
    await expect(page.getByRole('radio', { name: typeName, exact: true })).toBeVisible();
});

test('waits for the list before it shows a form, and shows it then [DEP-010] [DEP-016]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/cashier/v1/listPayTypes', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/app/myCenter/deposit');
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  answer();
  await expect(amountBox(page)).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
});

test('an open deposit method takes an amount [DEP-011]', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/app/myCenter/deposit');
  await expect(page.getByRole('radio', { name: '银行卡转账' })).toBeEnabled();
  await amountBox(page).fill('203');
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('陈江畔');
  await expect(submit(page)).toBeEnabled();
});
