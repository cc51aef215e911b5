import { errorTable } from '@fairway/contract/errors/index.ts';
import { expect, test } from '../shell/member.ts';
import { axeFaults } from '../shell/axe-faults.ts';
import { answers, pressDeposit, refusesOrder, identityStatus } from './deposit-gates.ts';

const form = { name: '身份认证' };

const levels = [
  { level: 1, error: 'identityLevelOneNeeded', parts: ['realName', 'phone'], rows: '[IDV-002] [IDV-009]' },
  {
    level: 2,
    error: 'identityLevelTwoNeeded',
    parts: ['realName', 'phone', 'bankCard'],
    rows: '[IDV-003] [IDV-010]',
  },
  {
    level: 3,
    error: 'identityLevelThreeNeeded',
    parts: ['realName', 'phone', 'bankCard'],
    rows: '[IDV-004] [IDV-011]',
  },
] as const;

for (const { level, error, parts, rows } of levels)
  test(`${errorTable[error].code} opens the form of level ${level} with its parts, and the card may be skipped at 2 alone ${rows}`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await refusesOrder(page, errorTable[error].code, errorTable[error].zh);
    await answers(
      page,
      'getIdentityStatus',
      identityStatus({ level, realName: '陈**', phone: '+86138****8000' }),
    );
    await page.goto('/app/myCenter/deposit');
    await pressDeposit(page);

    const dialog = page.getByRole('dialog', form);
    await expect(dialog).toBeVisible();
    const shown = () =>
      dialog.locator('[data-part]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-part')));
    await expect.poll(shown).toEqual([...parts]);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    const submit = dialog.getByRole('button', { name: '提交认证' });
    const skip = dialog.getByRole('button', { name: '暂不绑定' });
    await expect(skip).toHaveCount(level === 2 ? 1 : 0);
    if (level === 2) await skip.click();
    if (level === 3) {
      await expect(submit).toHaveAccessibleDescription('请先绑定银行卡');
      return;
    }
    // All is given or skipped: the check is asked for, and the deposit goes on by itself.
    await answers(page, 'verifyIdentity', identityStatus({ level, cardSkipped: level === 2 }));
    const asked = page.waitForRequest('**/cashier/v1/verifyIdentity');
    const again = page.waitForRequest('**/cashier/v1/createDepositOrder');
    await submit.click();
    expect((await asked).postDataJSON()).toEqual({
      flow: 'deposit',
      ...(level === 2 ? { skipCard: true } : {}),
    });
    await (await again).response();
  });

test('leads a member without phone to binding it [IDV-012]', async ({ page, signIn }) => {
  await signIn(page);
  await refusesOrder(page, errorTable.phoneMissing.code, errorTable.phoneMissing.zh);
  await page.goto('/app/myCenter/deposit');
  await pressDeposit(page);
  const dialog = page.getByRole('dialog', form);
  await dialog.getByRole('button', { name: '绑定手机' }).click();
  await expect(dialog.getByRole('textbox', { name: '手机号码' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('says what does not match, takes an identity card and shows what becomes of it [IDV-017] [IDV-020] [IDV-021]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { realNamePhoneMismatch, idCardMismatch, idCardStillMismatch } = errorTable;
  await refusesOrder(page, realNamePhoneMismatch.code, realNamePhoneMismatch.zh);
  const given = identityStatus({ level: 1, realName: '陈**', phone: '+86138****4404' });
  await answers(page, 'getIdentityStatus', given);
  await page.goto('/app/myCenter/deposit');
  await pressDeposit(page);
  const dialog = page.getByRole('dialog', form);
  await expect(dialog.getByRole('alert')).toContainText(realNamePhoneMismatch.zh);
  await expect(dialog.getByRole('link', { name: '修改资料' })).toHaveAttribute(
    'href',
    '/app/myCenter/security',
  );

  for (const { code, zh } of [idCardMismatch, idCardStillMismatch]) {
    await page.route('**/cashier/v1/verifyIdentity', (route) =>
      route.fulfill({ json: { code, msg: zh, data: null } }),
    );
    await dialog.getByRole('textbox', { name: '身份证号' }).fill('11010119900131123X');
    await dialog.getByRole('button', { name: '提交认证' }).click();
    await expect(dialog.getByRole('alert')).toContainText(zh);
  }
  expect(await axeFaults(page)).toEqual([]);
});
