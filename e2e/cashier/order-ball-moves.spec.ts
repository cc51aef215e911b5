import { randomUUID } from 'node:crypto';
import { expect, test } from './customer.ts';
import { ballOf, boxOf, drag, openBall, panel } from './ball.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('moving the order ball', () => {
  test.beforeEach(async ({ page, customer }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await customer.api.createDepositOrder(
      { payType: 1, amount: '203', depositorName: '陈江畔' },
      { operationId: randomUUID() },
    );
    await expect
      .poll(async () => (await customer.api.getActiveDepositOrder({}))?.status)
      .toBe('pendingPayment');
    await customer.signIn(page);
  });

  test('snaps to the nearer side and stays there [BALL-016]', async ({ page }) => {
    await page.clock.install({ time: new Date() });
    await page.goto('/app/home');
    const ball = ballOf(page, 'deposit');
    const left = async () => (await boxOf(ball)).x;
    // Held for longer than a click takes.
    await drag(page, ball, 200, 500, () => page.clock.runFor(450));
    await expect.poll(left).toBeLessThan(40);
    await expect(panel(page)).toHaveCount(0);
    await page.reload();
    await expect.poll(left).toBeLessThan(40);
    await drag(page, ball, 900, 300, () => page.clock.runFor(450));
    await expect
      .poll(async () => {
        const box = await boxOf(ball);
        return 1280 - box.x - box.width;
      })
      .toBeLessThan(40);
  });

  test('opens and closes by clicks, and a drag under 350 ms is one [BALL-017] [BALL-018]', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date() });
    await page.goto('/app/home');
    const ball = ballOf(page, 'deposit');
    await openBall(page, 'deposit');
    await expect(async () => {
      if (await panel(page).isVisible()) await ball.click();
      await expect(panel(page)).toHaveCount(0, { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });

    // The page's clock is paused, so that a slow machine does not make a short press long.
    await page.clock.pauseAt(Date.now() + 60_000);
    await drag(page, ball, 1100, 260, () => page.clock.runFor(300));
    await page.clock.runFor(1_000);
    await expect(panel(page)).toBeVisible();

    await drag(page, ball, 1100, 300, () => page.clock.runFor(400));
    await page.clock.runFor(1_000);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(panel(page)).toHaveCount(0);

    const box = await boxOf(ball);
    await page.mouse.move(box.x + 30, box.y + 30);
    await page.mouse.down();
    await page.clock.runFor(400);
    await page.mouse.up();
    await page.clock.runFor(1_000);
    await expect(panel(page)).toHaveCount(0);
  });

  test('moves and opens by keyboard and by menu, and gives focus back', async ({ page }) => {
    await page.goto('/app/home');
    const ball = ballOf(page, 'deposit');
    await ball.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await boxOf(ball)).x).toBeLessThan(40);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(ball).toBeFocused();

    await openBall(page, 'deposit');
    await panel(page).getByRole('button', { name: '靠右' }).click();
    await expect.poll(async () => (await boxOf(ball)).x).toBeGreaterThan(1100);
    await panel(page).getByRole('button', { name: '隐藏 10 分钟' }).click();
    await expect(ball).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(ball).toHaveCount(0);
  });
});
