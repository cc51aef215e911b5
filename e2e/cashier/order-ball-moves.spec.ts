import { expect, test } from '../shell/member.ts';
import { ballOf, boxOf, drag, openBall, panel } from './ball.ts';
import { answerOrders, depositOrder, withdrawalOrder } from './sample-orders.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('moving the order ball', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page);
  });

  test('snaps to the nearer side and stays there [BALL-016]', async ({ page }) => {
    await answerOrders(page, { deposit: depositOrder() });
    await page.goto('/app/home');
    const ball = ballOf(page, 'deposit');
    const left = async () => (await boxOf(ball)).x;
    // Held for longer than a click takes: what passes meanwhile is the press itself.
    await drag(page, ball, 200, 500, () => page.waitForTimeout(450));
    await expect.poll(left).toBeLessThan(40);
    await expect(panel(page)).toHaveCount(0);
    await page.reload();
    await expect.poll(left).toBeLessThan(40);
    await drag(page, ball, 900, 300, () => page.waitForTimeout(450));
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
    await answerOrders(page, { deposit: depositOrder() });
    await page.goto('/app/home');
    const ball = ballOf(page, 'deposit');
    await openBall(page, 'deposit');
    await expect(async () => {
      if (await panel(page).isVisible()) await ball.click();
      await expect(panel(page)).toHaveCount(0, { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });

    // The page's clock stands, so that a slow machine does not make a short press long.
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
    await answerOrders(page, { deposit: depositOrder() });
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

test('balls make room as soon as their member uses the page, and come out to be read', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await answerOrders(page, { deposit: depositOrder(), withdrawal: withdrawalOrder() });
  for (const [width, visible] of [
    [1280, 44],
    [1440, 44],
    [1920, 94],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/app/home');
    for (const kind of ['deposit', 'withdrawal'] as const)
      await expect.poll(async () => width - (await boxOf(ballOf(page, kind))).x).toBe(168);
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 10);
    for (const kind of ['deposit', 'withdrawal'] as const)
      await expect.poll(async () => width - (await boxOf(ballOf(page, kind))).x, `${kind}`).toBe(visible);
    await ballOf(page, 'deposit').focus();
    await expect
      .poll(async () => width - (await boxOf(ballOf(page, 'deposit'))).x)
      .toBeGreaterThanOrEqual(68);
  }
});

test('balls at rest leave the bet slip free, in the narrowest window too', async ({ page, signIn }) => {
  await signIn(page);
  await answerOrders(page, { deposit: depositOrder(), withdrawal: withdrawalOrder() });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/app/sport');
    const slip = page.getByRole('complementary', { name: '投注单' });
    await expect(slip).toBeVisible();
    for (const kind of ['deposit', 'withdrawal'] as const) await expect(ballOf(page, kind)).toBeVisible();
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 10);
    for (const kind of ['deposit', 'withdrawal'] as const)
      await expect
        .poll(async () => {
          const [ball, box] = [await boxOf(ballOf(page, kind)), await slip.boundingBox()];
          return box && box.x + box.width <= ball.x;
        }, kind)
        .toBe(true);
  }
});
