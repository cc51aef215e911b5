import { expect, test } from './customer.ts';

test('a USDT deposit is led through its flow: network before address, exchange, steps as the order goes [USDT-004] [USDT-006] [USDT-008] [USDT-009] [USDT-020]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  const asked = page.waitForRequest('**/getUsdtSwitch');
  await page.goto('/app/myCenter/deposit');
  await asked;
  await page.getByRole('radio', { name: 'USDT', exact: true }).check();
  const steps = page.getByRole('list', { name: 'USDT 存款步骤' }).getByRole('listitem');
  await expect(steps).toHaveText([/选择冷钱包/, /选择协议/, /输入金额/, /存款完成/]);
  await expect(page.getByRole('radio', { name: /^USDT-/ })).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'USDT-OMNI' })).toBeDisabled();
  await expect(page.getByText('发行方已停止支持该网络，本站未接入')).toBeVisible();
  const { exchangeRate, minAmount } = await customer.api.getUsdtDrawConfig({});
  await expect(page.getByText(`1 USDT ≈ ¥${exchangeRate}`)).toBeVisible();

  await page.getByRole('radio', { name: '人民币购买' }).check();
  await expect(steps).toHaveText([/选择协议/, /交易所购买并转出 USDT/, /存款完成/]);
  const amount = page.getByRole('textbox', { name: '存款金额' });
  await amount.fill('1');
  expect(minAmount).toBe('10.000000');
  await expect(page.getByText(/最低 ₮10[，。]?/).first()).toBeVisible();
  await amount.fill('20.5');
  await page.getByRole('radio', { name: 'USDT-TRC20' }).check();
  await expect(page.getByText('只支持 USDT-TRC20，其他网络将无法到账')).toBeVisible();
  await page.getByRole('button', { name: '立即存款' }).click();

  await expect(page).toHaveURL(/\/deposit\/D\d+$/);
  await expect(page.getByText(/^T[0-9A-Za-z]{3}( [0-9A-Za-z]{2,4}){7,8}$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('img', { name: '钱包扫码填入地址' })).toBeVisible();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  const till = page.waitForEvent('popup');
  await page.getByRole('link', { name: /打开交易所/ }).click();
  await (await till).getByRole('button', { name: '支付人民币，转出 USDT' }).click();
  // The block that carries it comes within seconds; what follows confirms it.
  await expect(page.getByText('区块确认中').first()).toBeVisible({ timeout: 20_000 });
});

test('the introduction of USDT speaks the visitor’s language [USDT-003] [USDT-021]', async ({ page }) => {
  const asked = page.waitForResponse('**/getVirtualSwitchConfig');
  await page.goto('/app/virtualCurrencyInfo');
  expect(await (await asked).json()).toMatchObject({ code: 0, data: { value: '1' } });
  const list = page.getByRole('region', { name: '六张图看懂' }).getByRole('listitem');
  await expect(list).toHaveCount(6);
  await expect(list.first()).toContainText('什么是 USDT');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /USDT/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('fairway.language', 'en'));
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Six pictures' }).getByRole('listitem').first(),
  ).toContainText('What USDT is');
});
