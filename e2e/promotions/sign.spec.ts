import { expect, test } from '../cashier/customer.ts';

test('a member signs on the first day and is paid; each day shows its state [ROUTE-024] [SIGN-001] [ACT-020]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/SignGift/1');
  await expect(page.getByRole('heading', { level: 1, name: '每日签到' })).toBeVisible();
  const days = page.getByRole('list', { name: '七天签到' }).getByRole('listitem');
  await expect(days).toHaveText([/1\.00/, /1\.00/, /2\.00/, /2\.00/, /3\.00/, /3\.00/, /5\.00/]);
  await expect(days.first()).toHaveAttribute('data-state', '2');
  await expect(days.last()).toHaveAttribute('data-state', '5');

  await page.getByRole('button', { name: '立即签到' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('领取成功')).toBeVisible();
  await dialog.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('banner').getByText('1.00')).toBeVisible();
  await expect(days.first()).toHaveAttribute('data-state', '3');
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
});

test('the windows of applications and rewards follow the result, answered by hand [ACT-018] [ACT-019] [ACT-021] [ACT-022]', async ({
  page,
  customer,
}) => {
  const answer = { status: 500, day: 1, amount: '8.00', isFull: false };
  const write = async (path: string, data: () => object) =>
    page.route(`**/api/promotions/v1/${path}`, (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: data() } }),
    );
  await write('explainEligibility', () => ({ eligible: true, rules: [] }));
  await write('applyActivity', () => answer);
  await write('signToday', () => answer);
  await customer.signIn(page);

  await page.goto('/app/preferentialActivity/1');
  await page.getByRole('button', { name: '立即申请' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: '确认申请' });
  const answered = page.waitForResponse(/applyActivity$/);
  await confirm.click();
  await answered;
  await expect(confirm).toBeEnabled();
  answer.status = 711;
  await confirm.click();
  await expect(dialog.getByText('暂时不能申请')).toBeVisible();

  answer.status = 800;
  await page.goto('/app/SignGift/1');
  const sign = page.getByRole('button', { name: '立即签到' });
  await sign.click();
  await expect(dialog.getByText('特别奖励')).toBeVisible();
  await dialog.getByRole('button', { name: '知道了' }).click();
  answer.status = 500;
  await sign.click();
  await expect(dialog.getByText('没有领到')).toBeVisible();
});

test('the button of the daily sign-in shows each of its seven states, answered by hand [SIGN-004]', async ({
  page,
  customer,
}) => {
  const gift = await customer.api.getSignGift({ no: 1 });
  let signButton = 0;
  await page.route('**/api/promotions/v1/getSignGift', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { ...gift, signButton } } }),
  );
  const presses: string[] = [];
  for (const call of ['signToday', 'claimFullSign'])
    await page.route(`**/api/promotions/v1/${call}`, (route) => {
      presses.push(call);
      return route.fulfill({
        json: { code: 0, msg: '', data: { status: 200, day: 1, amount: '1.00', isFull: false } },
      });
    });
  await customer.signIn(page);
  const texts = ['立即签到', '立即签到', '领取满签奖励', '已领取', '本轮未达成', '活动已结束', '今日已签到'];
  for (const [state, text] of texts.entries()) {
    signButton = state;
    await page.goto('/app/SignGift/1');
    const button = page.locator(`button[data-state="${state}"]`);
    await expect(button).toHaveText(text);
    if (state !== 1 && state !== 2) {
      await expect(button).toBeDisabled();
      continue;
    }
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: '知道了' }).click();
  }
  expect(presses).toEqual(['signToday', 'claimFullSign']);
});

test('a call that is refused as a duplicate submission says that the operation is too frequent, answered by hand [ACT-043]', async ({
  page,
  customer,
}) => {
  await page.route('**/api/promotions/v1/signToday', (route) =>
    route.fulfill({ json: { code: 999_999, msg: '请勿重复提交', data: null } }),
  );
  await customer.signIn(page);
  const press = async (name: string, text: string) => {
    await page.goto('/app/SignGift/1');
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('请勿重复提交')).toHaveCount(0);
  };
  await press('立即签到', '操作太频繁，请稍后再试');
  await page.addInitScript(() => localStorage.setItem('fairway.language', 'en'));
  await press('Sign in now', 'The operation is too frequent');
});
