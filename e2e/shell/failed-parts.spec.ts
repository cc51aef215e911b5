import { expect, test } from './member.ts';

/** A part of a page beside its main one, the call that fills it, and what it says when that fails. */
const parts = [
  {
    path: '/app/help/start/register',
    call: 'getHelpCentre',
    says: '帮助目录没有加载出来',
    comes: '投注规则',
  },
  {
    path: '/app/myCenter/transfer',
    call: 'listVenueTransfers',
    says: '最近转账没有加载出来',
    comes: '还没有转账',
  },
  {
    path: '/cschat',
    call: 'getCustomerServiceUrl',
    says: '客服线路没有加载出来',
    comes: '客服线路还没有开通',
  },
  {
    path: '/app/myCenter/security',
    call: 'getSecondFactor',
    says: '动态验证的状态没有加载出来',
    comes: '开启动态验证',
  },
  {
    path: '/app/myCenter/security',
    call: 'getProfile',
    says: '实名与联系方式没有加载出来',
    comes: '绑定手机',
  },
  {
    path: '/app/myCenter',
    call: 'getSecondFactor',
    says: '账户安全的情况没有加载出来',
    comes: '已完成 0 / 4',
  },
  // No page may say of a venue what it does not know.
  {
    path: '/app/imsport-maintenance',
    call: 'appList',
    says: '场馆没有加载出来',
    comes: '体育场馆已经开放',
  },
  {
    path: '/app/inlineVenueCommon/nowhere',
    call: 'appList',
    says: '场馆没有加载出来',
    comes: '没有这个场馆',
  },
] as const;

test('a part of a page that did not come says so, and comes with another try', async ({ page, signIn }) => {
  await signIn(page);
  // Whatever lines the operator has: without one, the chat is what there is to be reached.
  await page.route('**/getServiceLines', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { lines: [] } } }),
  );
  for (const { path, call, says, comes } of parts) {
    let fails = true;
    await page.route(`**/${call}*`, (route) =>
      fails
        ? route.fulfill({ status: 500, json: { code: 500, msg: '服务暂时不可用', data: null } })
        : route.continue(),
    );
    await page.goto(path);
    const fault = page.getByRole('alert').filter({ hasText: says });
    await expect(fault, path).toBeVisible();
    fails = false;
    await fault.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText(comes).first(), path).toBeVisible();
    await expect(fault).toHaveCount(0);
  }
});

test('the toast of a busy server leaves free what the sports list says, and its retry', async ({ page }) => {
  await page.route('**/listFixtures*', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: '服务暂时不可用', data: null } }),
  );
  await page.goto('/app/sport?view=today');
  const toast = page.getByRole('dialog').filter({ hasText: '服务器繁忙' });
  const fault = page.getByRole('alert').filter({ hasText: '赛事没有加载出来' });
  const said = fault.getByText('赛事没有加载出来');
  await expect(toast).toBeVisible();
  await expect(fault.getByRole('button', { name: '重试' })).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await said.boundingBox()];
      return above && below && below.y - (above.y + above.height);
    })
    .toBeGreaterThan(0);
});
