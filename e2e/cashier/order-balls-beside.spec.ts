import type { Page } from '@playwright/test';
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

test('the match on the first picture makes room for balls that start beside it', async ({ page, signIn }) => {
  await signIn(page);
  await answerOrders(page, { deposit: depositOrder(), withdrawal: withdrawalOrder() });
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/app/home');
    const match = page.getByRole('main').locator('a[href*="/app/sport/match/"]').first();
    await expect(match).toBeVisible();
    for (const kind of ['deposit', 'withdrawal'] as const)
      await expect
        .poll(async () => {
          const [ball, box] = [await boxOf(ballOf(page, kind)), await match.boundingBox()];
          return box && box.x + box.width <= ball.x;
        }, `${kind} at ${width}`)
        .toBe(true);
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

test('no control of the bet slip or the deposit lies under a ball, from the first moment on', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await answerOrders(page, { deposit: depositOrder(), withdrawal: withdrawalOrder() });
  await page.goto('/app/myCenter/deposit');
  await expect(page.getByRole('textbox', { name: '存款金额' })).toBeVisible();
  await expectFree(page, 'deposit');

  await page.goto('/app/sport?view=early');
  const price = page.getByRole('main').locator('button[aria-pressed]').first();
  await price.press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: '最大' })).toBeVisible();
  await expectFree(page, 'slip');

  // At the other edge is the tree of leagues.
  await ballOf(page, 'withdrawal').press('ArrowLeft');
  await price.focus();
  await expectFree(page, 'tree and slip');
});

/** No control of the page lies under a ball in a window of any of the usual widths. */
async function expectFree(page: Page, where: string): Promise<void> {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    for (const kind of ['deposit', 'withdrawal'] as const) await boxOf(ballOf(page, kind));
    await expect.poll(() => page.evaluate(controlsUnderBalls), `${where} at ${width}`).toEqual([]);
  }
}

/** Runs in the page: the controls that have a ball's part of the window's width, whatever their height: scrolling brings them there. */
function controlsUnderBalls(): string[] {
  const balls = [...document.querySelectorAll('[data-float-ball]')].map((ball) =>
    ball.getBoundingClientRect(),
  );
  const controls = [
    ...document.querySelectorAll('main :is(a[href], button, input, select, textarea, [tabindex="0"])'),
  ];
  // What a row of its own scrolls away is not there.
  const spanOf = (control: Element) => {
    let { left, right } = control.getBoundingClientRect();
    for (let box = control.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const clip = box.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    }
    return { left, right };
  };
  const under = controls.filter((control) => {
    const { left, right } = spanOf(control);
    const shown =
      right - left > 1 &&
      control.getBoundingClientRect().height > 1 &&
      getComputedStyle(control).visibility === 'visible';
    return shown && balls.some((ball) => left < ball.right && right > ball.left);
  });
  return under.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
}
