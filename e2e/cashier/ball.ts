import { expect, type Locator, type Page } from '@playwright/test';

/** The ball of an order, and the panel beside it. */
export const ballOf = (page: Page, kind: 'deposit' | 'withdrawal') =>
  page.getByRole('button').filter({ has: page.getByTestId(`${kind}-ball`) });
export const panel = (page: Page, name = '存款订单') => page.getByRole('dialog', { name });

/** Opens the panel of a ball. A press that a busy machine makes longer than 350 ms moves the ball and is made again. */
export async function openBall(page: Page, kind: 'deposit' | 'withdrawal'): Promise<void> {
  const shown = panel(page, kind === 'deposit' ? '存款订单' : '提款订单');
  await expect(async () => {
    if (!(await shown.isVisible())) await ballOf(page, kind).click();
    await expect(shown).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

/** Where a ball is, measured once it has come to rest: its movements have ended, and two looks find it at one place. */
export async function boxOf(ball: Locator) {
  await expect(ball).toBeVisible();
  await ball.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: false }).map(({ finished }) => finished)),
  );
  const look = async () => JSON.stringify(await ball.boundingBox());
  let box = await look();
  await expect
    .poll(
      async () => {
        const before = box;
        box = await look();
        return box === before;
      },
      { intervals: [100] },
    )
    .toBe(true);
  const rest =
    (JSON.parse(box) as { x: number; y: number; width: number; height: number } | null) ?? undefined;
  if (!rest) throw new Error('no ball');
  return rest;
}

/** Drags the ball by its middle to a point and releases it after the hold time. */
export async function drag(
  page: Page,
  ball: Locator,
  x: number,
  y: number,
  hold: () => Promise<void>,
): Promise<void> {
  const box = await boxOf(ball);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 2 });
  await hold();
  await page.mouse.up();
}
