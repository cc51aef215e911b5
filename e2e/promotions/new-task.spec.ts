import { expect, test } from '../cashier/customer.ts';

test('a new member finds the tasks past the gate, by type; a claim changes its own step, and the logout all [ROUTE-034] [TASK-001] [TASK-006] [TASK-007] [TASK-008] [TASK-009] [TASK-010] [TASK-011] [TASK-012] [TASK-013] [TASK-015]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/newTask/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新人任务' })).toBeVisible();
  const block = (type: number) => page.locator(`[data-task="${type}"]`);
  const state = (type: number, at = 0) => block(type).nth(at).locator('[data-status]');
  await expect(state(1)).toHaveText('待完成');
  await expect(state(2)).toHaveAttribute('href', '/app/myCenter/deposit');
  await expect(block(4)).toHaveCount(9);
  await expect(block(6)).toContainText('离开满 30 天');
  const sign = page.getByRole('button', { name: '立即签到' });
  await sign.click();
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();

  // From here on the server's answers are written by hand: what the page does with each state.
  const config = await customer.api.getNewTask({ no: 1 });
  const { btnStatus } = config;
  const answer = (over: object) => ({ json: { code: 0, msg: '', data: { ...config, ...over } } });
  let shown = {};
  await page.route('**/api/promotions/v1/getNewTask', (route) => route.fulfill(answer(shown)));
  const show = async (status: number) => {
    shown = {
      btnStatus: {
        deposit: { bonusStatus: status },
        withdrawal: { bonusStatus: status },
        reborn: { bonusStatus: status },
        new: { ...btnStatus.new, receiveStatus: status },
        gameFirst: btnStatus.gameFirst.map((step) => ({ ...step, receiveStatus: Math.min(status, 5) })),
      },
    };
    await page.reload();
  };
  // Gift, deposit, withdrawal, return, first step of play.
  const texts: Record<number, (string | null)[]> = {
    0: ['未完成', '未完成', '未完成', '未完成', null],
    1: ['待完成', '立即存款', '先去存款', '存款领回归礼', '立即投注'],
    2: ['领取', '领取', '领取', '领取', '领取'],
    3: ['已领取', '已领取', '已领取', '已领取', '已领取'],
    4: ['已过期', '已过期', '已过期', '已过期', '已过期'],
    5: ['未开始', '未开始', '未开始', '未开始', '未开始'],
    7: ['审核中', '审核中', '审核中', '审核中', '未开始'],
    8: ['审核通过', '审核通过', '审核通过', '审核通过', '未开始'],
    9: ['审核未通过', '审核未通过', '审核未通过', '审核未通过', '未开始'],
  };
  for (const [status, [gift, deposit, withdrawal, reborn, step]] of Object.entries(texts)) {
    await show(Number(status));
    await expect(state(1)).toHaveText(gift ?? '');
    await expect(state(2)).toHaveText(deposit ?? '');
    await expect(state(3)).toHaveText(withdrawal ?? '');
    await expect(state(6)).toHaveText(reborn ?? '');
    if (typeof step !== 'string') await expect(state(4)).toHaveCount(0);
    else await expect(state(4)).toHaveText(step);
  }

  // No state of its own: bet now.
  shown = {
    btnStatus: {
      ...btnStatus,
      deposit: { bonusStatus: 2 },
      gameFirst: btnStatus.gameFirst.map(({ taskLadder, taskLevel }, at) =>
        at === 1 ? { taskLadder, taskLevel, receiveStatus: 2 } : { taskLadder, taskLevel },
      ),
    },
    gamePackageConfig: { ...config.gamePackageConfig, signButton: 2 },
  };
  const reward = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'newTask',
    no: 1,
    title: '新人任务',
    step: 'deposit',
    type: 'money',
    amount: '18.00',
    goods: null,
    state: 'paid',
    at: config.activityStartTime,
    expiresAt: null,
    paidAt: config.activityStartTime,
    paidUndecidedAt: null,
    reversal: null,
    mayAppeal: false,
    appeal: null,
    remark: null,
  };
  await page.route('**/api/promotions/v1/claimNewTask', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { status: 200, reward } } }),
  );
  await page.reload();
  await expect(state(4, 0)).toHaveText('立即投注');
  // No answer follows the claims: what changes, the page changes by itself.
  await page.unroute('**/api/promotions/v1/getNewTask');
  await page.route('**/api/promotions/v1/getNewTask', () => undefined);
  await state(4, 1).click();
  await expect(state(4, 1)).toHaveText('已领取');
  await expect(state(4, 0)).toHaveText('立即投注');
  await expect(state(4, 2)).toHaveText('立即投注');
  await state(2).click();
  await expect(state(2)).toHaveAttribute('data-mark', '2');
  await expect(state(2)).toBeDisabled();
  const award = page.getByRole('complementary').locator('button[data-state]');
  await award.click();
  await expect(award).toHaveAttribute('data-state', '3');
  await expect(award).toHaveAttribute('data-mark', '2');

  await page.unroute('**/api/promotions/v1/getNewTask');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('fairway.session');
    dispatchEvent(new StorageEvent('storage', { key: 'fairway.session' }));
  });
  await expect(state(2)).toHaveText('未完成');
  await expect(state(4, 1)).toHaveText('立即投注');
  await expect(award).toHaveCount(0);
});
