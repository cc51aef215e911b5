import type { Page } from '@playwright/test';
import { expect, test } from '../shell/member.ts';

interface Answers {
  overseas: '0' | '1';
  /** Bodies of the calls for a code, and of those for the overseas switch. */
  codes: { areaCode: string; phone: string }[];
  switches: unknown[];
}

/** The site's answers without its clock's time, so that a story's own clock stands; the calls of the form are kept. */
async function answered(page: Page): Promise<Answers> {
  const kept: Answers = { overseas: '1', codes: [], switches: [] };
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const json = (data: unknown) => route.fulfill({ json: { code: 0, msg: '', data } });
    if (path.endsWith('/sendLoginCode')) {
      kept.codes.push(route.request().postDataJSON());
      return json({
        codeId: '00000000-0000-4000-8000-000000000000',
        resendAfter: 60,
        expiresAt: '2030-01-01T00:00:00.000Z',
      });
    }
    if (path.endsWith('/getOverseasSwitch')) {
      kept.switches.push(route.request().postDataJSON());
      return json({ overseas_mobile_number_switch: kept.overseas });
    }
    const real = await route.fetch();
    const answer = (await real.json()) as { code: number; data: object };
    const { data } = answer;
    // With its clock a minute ahead the page signs calls that the server finds stale: a refusal stays one.
    if (answer.code !== 0) return route.fulfill({ json: answer });
    if (path.endsWith('/getPreInfo')) return json({ ...data, disablePhones: { 170: '170 号段收不到短信' } });
    return json(data);
  });
  return kept;
}

async function open(page: Page): Promise<void> {
  await page.goto('/app/login');
  await page.getByRole('tab', { name: '短信登录' }).click();
}

const phone = (page: Page) => page.getByRole('textbox', { name: '手机号码' });
const code = (page: Page) => page.getByRole('textbox', { name: '验证码' });
const ask = (page: Page) => page.getByRole('button', { name: /获取/ });

test('a phone form takes digits, says what is wrong before it sends, guards its button and waits 60 s [PHONE-001, PHONE-002, PHONE-003, PHONE-007, PHONE-008, PHONE-009, PHONE-010, PHONE-011, PHONE-012, PHONE-013, PHONE-014, PHONE-015, PHONE-017, PHONE-026, PHONE-027]', async ({
  page,
}) => {
  await page.clock.install();
  const { codes } = await answered(page);
  await open(page);
  for (const [typed, shown, words] of [
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
    await expect(page.getByText(words), typed).toBeVisible();
  }
  expect(codes).toEqual([]);

  await code(page).fill('12ab3');
  await expect(code(page)).toHaveValue('123');
  await code(page).fill('1234567');
  await expect(code(page)).toHaveValue('123456');

  await phone(page).fill('13800138000');
  // From here on the seconds pass only by these lines.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 10_000));
  await ask(page).evaluate((button: HTMLElement) => {
    for (const _ of [1, 2, 3]) button.click();
  });
  await expect(page.getByRole('button', { name: /^(60|59) 秒后重新获取$/ })).toBeDisabled();
  expect(codes).toEqual([{ areaCode: '86', phone: '13800138000' }]);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('button', { name: /^(30|29) 秒后重新获取$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('button', { name: '重新获取', exact: true })).toBeEnabled();
});

test('the area code is chosen from the list while the site takes overseas numbers, and is +86 otherwise [PHONE-016, PHONE-019, PHONE-020]', async ({
  page,
}) => {
  const kept = await answered(page);
  await open(page);
  await page.getByRole('combobox', { name: '地区' }).click();
  for (const area of ['+86', '+852', '+63', '+65'])
    await expect(page.getByRole('option', { name: new RegExp(`^\\${area}\\b`) })).toBeVisible();
  await page.getByRole('option', { name: /^\+63\b/ }).click();
  await code(page).fill('12345678901');
  await expect(code(page)).toHaveValue('1234567890');
  expect(kept.switches).toEqual([{ keyCode: 'overseas_mobile_number_switch' }]);

  kept.overseas = '0';
  await open(page);
  await expect(page.getByText('+86', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '地区' })).toHaveCount(0);
});
