import { expect, test } from '../cashier/customer.ts';

test('the rain and the raffle show their config, and a packet is caught by key [ROUTE-032] [ACT-010] [ACT-027] [ACT-028]', async ({
  page,
  customer,
}) => {
  await customer.signIn(page);
  await page.goto('/app/redPackRain/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '红包雨' })).toBeVisible();
  await expect(page.getByRole('list', { name: '红包队伍' }).getByRole('listitem')).toHaveText([
    '红队',
    '金队',
  ]);
  await expect(page.getByRole('list', { name: '合作平台' }).getByRole('listitem')).toHaveText([
    '体育',
    '游戏',
  ]);
  const timer = page.getByRole('timer').filter({ hasText: '秒' });
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');

  await page.goto('/app/raffle/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  await expect(page.getByText('暂无可领的奖券')).toBeVisible();
  await expect(page.getByRole('link', { name: '去签到' })).toBeVisible();

  // A session that falls cannot be waited for: what follows is answered by hand.
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const current = {
    session: '20261127-2000',
    state: 'coming',
    startsAt: at(150),
    endsAt: at(750),
    pot: '8888.00',
    packets: 2000,
    least: '0.01',
    left: 2000,
    own: null as { place: number; amount: string } | null,
  };
  const caught: unknown[] = [];
  const answer = (data: object) => ({ json: { code: 0, msg: '', data } });
  await page.route('**/api/promotions/v1/getRain', (route) =>
    route.fulfill(
      answer({ teams: [], gamePlatforms: [], countdown: 600, current, tries: 3, former: [], now: at(0) }),
    ),
  );
  await page.route('**/api/promotions/v1/catchPacket', (route) => {
    caught.push(route.request().postDataJSON());
    current.own = { place: 6, amount: '4.44' };
    return route.fulfill(answer({ status: 200, packet: current.own, isReviewed: false }));
  });
  await page.clock.install();
  await page.goto('/app/redPackRain/1');
  await page.getByRole('button', { name: '我知道了，继续' }).click();
  await expect(timer).toBeVisible();
  const parts = timer.locator('[data-part]');
  const left = async () => {
    const [minutes, seconds] = await parts.allTextContents();
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect(parts.first()).toHaveText('2');
  const before = await left();
  await page.clock.fastForward(5000);
  await expect.poll(left).toBeLessThanOrEqual(before - 5);

  current.state = 'falling';
  await page.reload();
  await page.getByRole('button', { name: /左右方向键/ }).press('ArrowLeft');
  await expect(page.getByRole('button', { name: '直接领取' })).toBeVisible();
  await page.getByRole('button', { name: /左右方向键/ }).press(' ');
  await expect(page.getByText('您抢到第 7 个红包')).toBeVisible();
  expect(caught).toEqual([{ no: 1, session: '20261127-2000' }]);
});
