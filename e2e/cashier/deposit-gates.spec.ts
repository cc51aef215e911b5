import { expect, test } from '../shell/member.ts';
import { answers, identityStatus } from './deposit-gates.ts';

const submit = { name: '立即存款' };

test('a recommended phone is proposed and skipped, a mandatory one is required before the deposit [PHONE-005] [PHONE-006] [PHONE-018]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const config = (value: number) =>
    answers(page, 'getMobileVerificationConfig', { keyCode: 'deposit_verify_mobile_phone', value });
  await answers(page, 'getIdentityStatus', identityStatus({}));
  await config(1);
  const asked = page.waitForRequest('**/cashier/v1/getMobileVerificationConfig');
  await page.goto('/app/myCenter/deposit');
  expect((await asked).postDataJSON()).toEqual({ keyType: 2, keyCode: 'deposit_verify_mobile_phone' });
  await expect(page.getByText('建议先验证手机号码')).toBeVisible();
  await page.getByRole('button', { name: '暂时跳过' }).click();
  await expect(page.getByText('建议先验证手机号码')).toHaveCount(0);
  await page.getByRole('textbox', { name: '存款金额' }).fill('203');
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('陈江畔');
  await expect(page.getByRole('button', submit)).toBeEnabled();

  await config(2);
  await page.reload();
  await expect(page.getByText('存款前请先验证手机号码')).toBeVisible();
  await expect(page.getByRole('button', { name: '暂时跳过' })).toHaveCount(0);
  await page.getByRole('textbox', { name: '存款金额' }).fill('203');
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('陈江畔');
  await expect(page.getByRole('button', submit)).toHaveAccessibleDescription('请先验证手机号码');
  await page.getByRole('button', { name: '验证手机号码' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '手机号码' })).toBeVisible();
});

test('the page has its announcement, tips and amounts of the server’s list [DEP-027]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await answers(page, 'getAnnouncementContent', { content: '今晚 23 点至 24 点银行系统维护' });
  await page.route('**/cashier/v1/listPayTypes', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { payTypes: object[] } };
    const payTypes = envelope.data.payTypes.map((card) => ({ ...card, fixed_amount: ['111', '222'] }));
    await route.fulfill({ json: { ...envelope, data: { payTypes } } });
  });
  const asked = page.waitForRequest('**/cashier/v1/getAnnouncementContent');
  await page.goto('/app/myCenter/deposit');
  expect((await asked).postDataJSON()).toEqual({ category: 3 });
  await expect(page.getByText('今晚 23 点至 24 点银行系统维护')).toBeVisible();
  await expect(page.getByText('姓名必须准确')).toBeVisible();
  await expect(page.getByText('例如 101、503')).toBeVisible();
  await expect(page.getByRole('group', { name: '快捷金额' }).getByRole('button')).toHaveText(['111', '222']);
});
