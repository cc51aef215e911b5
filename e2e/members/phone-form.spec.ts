import type { Page } from '@playwright/test';
import { expect, test } from '../console/desk.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/app/login');
  await page.getByRole('tab', { name: '短信登录' }).click();
}

const phone = (page: Page) => page.getByRole('textbox', { name: '手机号码' });
const code = (page: Page) => page.getByRole('textbox', { name: '验证码' });
const ask = (page: Page) => page.getByRole('button', { name: /获取/ });

test('a phone form takes digits, says what is wrong before it sends, guards its button and waits 60 s [PHONE-001, PHONE-002, PHONE-003, PHONE-007, PHONE-008, PHONE-009, PHONE-010, PHONE-011, PHONE-012, PHONE-013, PHONE-014, PHONE-015, PHONE-017, PHONE-026, PHONE-027]', async ({
  page,
  desk,
}) => {
  await desk.publishSite(() => ({
    disabledPhones: [{ prefix: '170', message: { zh: '170 号段收不到短信', en: '' } }],
  }));
  const codes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sendLoginCode')) codes.push(request.postDataJSON());
  });
  await page.clock.install({ time: new Date() });
  await open(page);
  for (const [typed, shown, label] of [
    ['', '', '手机号码不能为空'],
    ['13a8-0', '1380', '请输入有效的手机号码'],
    ['1380013800', '1380013800', '请输入有效的手机号码'],
    ['12345678901234', '1234567890123', '请输入有效的手机号码'],
    ['17012345678', '17012345678', '170 号段收不到短信'],
    ['16512345678', '16512345678', '本平台暂不支持该号段，请更换手机号码'],
  ] as const) {
    await phone(page).fill(typed);
    await expect(phone(page)).toHaveValue(shown);
    await ask(page).click();
    await expect(page.getByText(label), typed).toBeVisible();
  }
  expect(codes).toEqual([]);

  await code(page).fill('12ab3');
  await expect(code(page)).toHaveValue('123');
  await code(page).fill('1234567');
  await expect(code(page)).toHaveValue('123456');

  const number = `138${String(Date.now()).slice(-8)}`;
  await phone(page).fill(number);
  await page.waitForLoadState('networkidle');
  // From here on the seconds pass only by these lines.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 10_000));
  await ask(page).evaluate((button: HTMLElement) => {
    for (const _ of [1, 2, 3]) button.click();
  });
  await expect(page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeDisabled();
  // This answer set the page's server clock; no later one may.
  await page.route('**/api/**', () => {});
  await page.clock.runFor(1_000);
  await expect(page.getByRole('button', { name: /^(60|59) 秒后重新获取$/ })).toBeDisabled();
  expect(codes).toMatchObject([{ areaCode: '86', phone: number }]);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('button', { name: /^(30|29) 秒后重新获取$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('button', { name: '重新获取', exact: true })).toBeEnabled();
});

test('the area code is chosen from the list while the site takes overseas numbers, and is +86 otherwise [PHONE-016, PHONE-019, PHONE-020]', async ({
  page,
  desk,
}) => {
  const overseas = (overseasPhones: boolean) =>
    desk.publishSite(({ switches }) => ({ switches: { ...switches, overseasPhones } }));
  await overseas(true);
  const asked = page.waitForResponse('**/getOverseasSwitch');
  await open(page);
  expect((await asked).request().postDataJSON()).toEqual({ keyCode: 'overseas_mobile_number_switch' });
  await page.getByRole('combobox', { name: '地区' }).click();
  for (const area of ['+86', '+852', '+63', '+65'])
    await expect(page.getByRole('option', { name: new RegExp(`^\\${area}\\b`) })).toBeVisible();
  await page.getByRole('option', { name: /^\+63\b/ }).click();
  await code(page).fill('12345678901');
  await expect(code(page)).toHaveValue('1234567890');

  await overseas(false);
  await open(page);
  await expect(page.getByText('+86', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '地区' })).toHaveCount(0);
});
