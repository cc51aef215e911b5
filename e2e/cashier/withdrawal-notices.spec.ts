import { focusWithin } from '../shell/focus-within.ts';
import { expect, test } from '../shell/member.ts';
import { answerOrders, withdrawalOrder } from './sample-orders.ts';

const matched = () =>
  withdrawalOrder({
    billNo: 'W261120900000000001',
    orderState: 4013,
    matchResult: 1,
    orderSource: 0,
    withdrawType: 20210,
    sourceWithdrawType: 20210,
    status: 'paying',
    announced: [],
  });

test('a matched withdrawal is announced once, after the home page’s pop-up, and leads to withdrawals; a replaced channel is announced once [WDR-016]', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(page);
  const order = matched();
  const answer = { withdrawal: order };
  await answerOrders(page, answer);
  const remembered: string[] = [];
  await page.route('**/cashier/v1/rememberWithdrawalNotice', (route) => {
    remembered.push(String((route.request().postDataJSON() as { notice: string }).notice));
    return route.fulfill({ json: { code: 0, msg: '', data: null } });
  });
  const both = (zh: string) => ({ zh, en: zh });
  const popup = { popupId: 'p1', art: 'gift', title: both('开场弹窗'), text: both('欢迎回来'), action: null };
  await page.route('**/getPopups*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { popups: [popup] } } }),
  );
  const prompt = page.getByRole('dialog', { name: '您的提款订单已匹配成功' });
  const replaced = page.getByRole('dialog', { name: '极速通道已转为普通通道' });

  await page.goto('/app/home');
  await expect(page.getByText('开场弹窗')).toBeVisible();
  await expect(page.getByTestId('withdrawal-ball')).toBeVisible();
  await expect(prompt).toHaveCount(0);
  await focusWithin(page.getByRole('dialog', { name: '开场弹窗' }));
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: '立即前往' }).click();
  await expect(page).toHaveURL(/\/app\/myCenter\/withdrawals$/);
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name)?.value;
  await expect.poll(() => cookie('fairway.matched')).toBe(order.billNo);

  answer.withdrawal = { ...order, orderState: 4012, matchResult: 0, speedLabel: 1, orderSource: 1 };
  await page.reload();
  await expect(replaced).toBeVisible();
  await replaced.getByRole('button', { name: '知道了' }).click();
  await expect.poll(() => cookie('fairway.replaced')).toBe(order.billNo);
  await expect.poll(() => remembered).toEqual(['matched', 'replaced']);
  for (const again of [answer.withdrawal, order]) {
    answer.withdrawal = again;
    await page.reload();
    await expect(page.getByTestId('withdrawal-ball')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(remembered).toEqual(['matched', 'replaced']);
});
