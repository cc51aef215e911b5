import { randomUUID } from 'node:crypto';
import { axeFaults, axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';

test.describe('own limits', () => {
  test('are set at once, loosened only after a day, and name what counts', async ({ page, enter }) => {
    await enter(page);
    await page.goto('/app/myCenter/protection');
    await expect(page.getByRole('heading', { name: '自我保护', level: 1 })).toBeVisible();
    await expect(page.getByText('计入：所有已到账的存款')).toBeVisible();

    const amount = page.getByRole('textbox', { name: '每日存款限额的金额' });
    const save = page.getByRole('button', { name: '设定每日存款限额' });
    await save.click();
    await expect(page.getByText('请填写大于 0 的金额')).toBeVisible();
    await amount.fill('5000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('限额已设定，立即生效')).toBeVisible();
    await expect(page.getByText('/ ¥5,000.00')).toBeVisible();

    await amount.fill('9000');
    await save.click();
    await expect(page.getByText(/已申请调整为 ¥9,000\.00.* 起可确认/)).toBeVisible();
    await page.getByRole('button', { name: '不改了' }).click();
    await expect(page.getByText('已放弃修改，限额不变')).toBeVisible();
    await expect(page.getByText('/ ¥5,000.00')).toBeVisible();
  });

  test('turn a deposit away by name', async ({ page, enter, funded }) => {
    await funded.api.setPlayLimit({ kind: 'deposit', period: 'day', limit: '100' });
    await enter(page);
    const refused = funded.api.createDepositOrder(
      { payType: 1, amount: '500' },
      { operationId: randomUUID() },
    );
    await expect(refused).rejects.toMatchObject({ error: 'depositLimitReached' });
  });
});

test('a time-out asks once more, begins at once and cannot be shortened', async ({ page, enter }) => {
  await enter(page);
  await page.goto('/app/myCenter/protection');
  await page.getByRole('button', { name: '3 天' }).click();
  await page.getByRole('button', { name: '开始冷静期' }).click();
  const dialog = page.getByRole('dialog', { name: '开始 3 天 的冷静期？' });
  await expect(dialog.getByText('任何人都不能提前结束')).toBeVisible();
  await dialog.getByRole('button', { name: '立即开始' }).click();
  await expect(page.getByText('您正在冷静期')).toBeVisible();
  await expect(page.getByText('可以再延长，不能缩短。')).toBeVisible();
});

test('the reality check comes after its minutes and goes away by an answer alone', async ({
  page,
  enter,
}) => {
  await enter(page);
  // An hour of play, without the hour: the server's own time is proven over the wire.
  let answered = false;
  page.on('request', (request) => (answered ||= request.url().endsWith('/answerRealityCheck')));
  await page.route('**/getRealityCheck', (route) => {
    if (answered) return route.continue();
    const data = {
      due: true,
      dueAt: new Date().toISOString(),
      minutes: 60,
      staked: '80.00',
      net: '-20.00',
      session: { staked: '70.00', returned: '45.00', net: '-25.00' },
    };
    return route.fulfill({ json: { code: 0, msg: '', data } });
  });
  await page.goto('/app/home');
  const dialog = page.getByRole('dialog', { name: '时间提醒' });
  await expect(dialog.getByText('60 分钟')).toBeVisible();
  await expect(dialog.getByRole('definition')).toHaveText([
    '60 分钟',
    '¥70.00',
    '¥45.00',
    '−¥25.00',
    '−¥20.00',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '知道了，继续' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: /中心钱包/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the page has no fault that axe can find', async ({ page, enter, funded }) => {
  await funded.api.setPlayLimit({ kind: 'deposit', period: 'day', limit: '5000' });
  await funded.api.setPlayLimit({ kind: 'deposit', period: 'day', limit: null });
  await enter(page);
  await page.goto('/app/myCenter/protection');
  await expect(page.getByText('/ ¥5,000.00')).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});

test('a request to close that could not be read says so beside the limits, and is read again', async ({
  page,
  enter,
}) => {
  await enter(page);
  let fails = true;
  await page.route('**/getClosingRequest', (route) =>
    fails
      ? route.fulfill({ status: 500, json: { code: 500, msg: '服务暂时不可用', data: null } })
      : route.continue(),
  );
  await page.goto('/app/myCenter/protection');
  await expect(page.getByText('注销申请没有加载出来')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '每日存款限额的金额' })).toBeVisible();
  fails = false;
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '申请注销', exact: true })).toBeVisible();
});
