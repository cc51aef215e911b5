import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import { errorTable } from '@fairway/contract/errors/index.ts';
import { expect, test } from '../shell/member.ts';

const submit = { name: '立即存款' };

/** What replaces the form while every channel is in this state. */
const closedViews = {
  2: '存款通道维护中',
  3: '存款人数较多，通道限流中',
  4: '暂无可用的收款账户',
  5: '暂无可用的存款通道',
} as const;

test('a deposit method that is closed says why in each of its states, and takes no order', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { maintenance, limiting, noData, channelless } = channelStates.members;
  for (const state of [maintenance, limiting, noData, channelless]) {
    await page.unrouteAll();
    await page.route('**/cashier/v1/listPayTypes', async (route) => {
      const answer: { data: { payTypes: { state: number }[] } } = await (await route.fetch()).json();
      for (const payType of answer.data.payTypes) payType.state = state.code;
      await route.fulfill({ json: answer });
    });
    await page.goto('/app/myCenter/deposit');
    await expect(page.getByText(state.zh).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: '银行卡转账' })).toBeDisabled();
    await expect(page.getByText(closedViews[state.code])).toBeVisible();
    await expect(page.getByRole('button', submit)).toHaveCount(0);
  }
});

test('without any deposit method the page says why in the server’s text, and has the form once there is one', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { code } = errorTable.payTypesUnavailable;
  await page.route('**/cashier/v1/listPayTypes', (route) =>
    route.fulfill({ json: { code, msg: '支付方式维护到 21:30', data: null } }),
  );
  await page.goto('/app/myCenter/deposit');
  await expect(page.getByText('支付方式维护到 21:30')).toBeVisible();
  await expect(page.getByRole('button', submit)).toHaveCount(0);
  await page.unroute('**/cashier/v1/listPayTypes');
  await page.reload();
  await expect(page.getByRole('radio', { name: '银行卡转账' })).toBeVisible();
});
