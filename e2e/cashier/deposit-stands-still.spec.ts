import type { Page } from '@playwright/test';
import { expect, test } from '../shell/member.ts';

const answers = (page: Page, call: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${call}`));

test('nothing of the deposit moves when the bonuses above the form come last', async ({ page, signIn }) => {
  await signIn(page);
  await page.addInitScript(measureShifts);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/listRechargeActivities*', async (route) => {
    await held;
    await route.continue();
  });
  const others = ['listPayTypes', 'getLastDeposit', 'listDepositOrders'].map((call) => answers(page, call));
  await page.goto('/app/myCenter/deposit');
  await Promise.all(others);
  await page.evaluate(drawFrames, 30);
  release();
  await expect(page.getByRole('heading', { name: '正在进行的存款优惠' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '存款金额' })).toBeVisible();
  await page.evaluate(drawFrames, 2);
  expect(await page.evaluate(() => Reflect.get(window, 'moved') as number)).toBeLessThan(0.02);
});

test('the deposit does not wait for bonuses that stay away', async ({ page, signIn }) => {
  await signIn(page);
  // Never answered, as by a server that hangs.
  await page.route('**/listRechargeActivities*', () => {});
  await page.goto('/app/myCenter/deposit');
  await expect(page.getByRole('textbox', { name: '存款金额' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '正在进行的存款优惠' })).toHaveCount(0);
});

/** Runs in the page before it: adds up its layout shifts. The form does not stop waiting on a slow machine: no long timer ends. */
function measureShifts(): void {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
    Reflect.set(window, 'moved', moved);
  }).observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'moved', moved);
  const start = window.setTimeout.bind(window);
  const later = (run: TimerHandler, wait = 0, ...values: unknown[]) =>
    start(run, wait < 4_000 ? wait : 2 ** 30, ...values);
  Reflect.set(window, 'setTimeout', later);
}

/** Runs in the page: time enough to draw what has been answered, however slow the machine is. */
async function drawFrames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}
