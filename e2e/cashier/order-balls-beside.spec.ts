import { expect, test } from '../shell/member.ts';
import { ballOf, boxOf } from './ball.ts';
import { answerOrders, depositOrder, withdrawalOrder } from './sample-orders.ts';

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
