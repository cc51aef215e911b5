import type { Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';

const answer = (page: Page, call: string, data: unknown) =>
  page.route(`**/${call}`, (route) => route.fulfill({ json: { code: 0, msg: '', data } }));

// How an account gets this status is proven over the wire; here it is what the page makes of it.
test('a page asks to wake a sleeping account, then to change the password, and keeps promotions from a marked member [AUTH-018, AUTH-036, AUTH-038]', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await answer(page, 'checkMemberSleep', { asleep: true, since: '2026-01-01T00:00:00.000Z' });
  await answer(page, 'checkPasswordChange', { needed: true });
  await answer(page, 'getUserBlackInfo', { black: true });
  await page.goto('/app/virtualCurrencyInfo');
  const asleep = page.getByRole('dialog', { name: '欢迎回来，账户正在休眠' });
  await expect(asleep).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asleep).toBeVisible();
  expect(await axeFaults(page), 'asleep').toEqual([]);
  await asleep.getByRole('button', { name: '激活账户' }).click();
  await expect(asleep).toBeHidden();

  const change = page.getByRole('dialog', { name: '请修改登录密码' });
  await change.getByRole('link', { name: '去修改密码' }).click();
  await expect(page).toHaveURL(/\/app\/myCenter\/security$/);
  await expect(change).toBeHidden();

  await page.goto('/app/discountDetails/9');
  await expect(page).toHaveURL(/\/blackList$/);
  await expect(page.getByText('本活动暂不对您的账户开放')).toBeVisible();
  await expect(page.getByRole('button', { name: '我知道了，继续' })).toHaveCount(0);
});
