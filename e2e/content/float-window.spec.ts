import type { Page } from '@playwright/test';
import { expect, test } from '../console/desk.ts';

const region = (page: Page) => page.getByRole('region', { name: /^浮动窗口/ });
const dots = (page: Page) => region(page).getByRole('button', { name: /^显示「/ });

/** The picture's link, at rest: an entrance has ended. */
async function restingLink(page: Page) {
  const link = region(page).getByRole('link');
  await expect(link).toBeVisible();
  await region(page).evaluate((window) =>
    Promise.all(window.getAnimations().map(({ finished }) => finished)),
  );
  const box = await link.boundingBox();
  if (!box) throw new Error('the float window is not on the page');
  return { link, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses, moves and releases after this long by the page's clock, which is paused: a slow machine makes no short press
 * long.
 */
async function press(page: Page, from: { x: number; y: number }, by: number, milliseconds: number) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  if (by !== 0) await page.mouse.move(from.x + by, from.y, { steps: 5 });
  await page.clock.runFor(milliseconds);
  await page.mouse.up();
}

/** From here on the page's time passes only by the story's lines. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 10_000));
}

test.describe('the float window', () => {
  // Wide enough for it to be beside the column; narrower, it waits behind the edge.
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is asked for with display equipment 8, and its pictures are shown [FLOAT-008] [FLOAT-005] [FLOAT-009]', async ({
    page,
  }) => {
    const asked = page.waitForRequest((request) => request.url().includes('/getFloatWindows'));
    await page.goto('/app/home');
    expect((await asked).postDataJSON()).toEqual({ displayEquipment: 8 });
    await expect(region(page).locator('[data-art="trophy"]')).toBeVisible();
    await dots(page).nth(1).click();
    await expect(region(page).locator('[data-art="gift"]')).toBeVisible();
  });

  test('stays where it was dragged [FLOAT-001], and moves by keys and from corner to corner', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/app/home');
    const { x, y } = await restingLink(page);
    await stopTime(page);
    const before = await region(page).boundingBox();
    await press(page, { x, y }, 100, 400);
    await page.clock.resume();
    const left = async () => Math.round((await region(page).boundingBox())?.x ?? 0);
    const moved = Math.round((before?.x ?? 0) + 100);
    await expect.poll(() => left()).toBe(moved);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => left()).toBe(moved);

    await region(page).getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => left()).toBe(moved + 24);
    await region(page).getByRole('button', { name: '换到下一个角落' }).click();
    await expect.poll(() => left()).toBe(24);
  });

  test('has a close icon only where the list allows it [FLOAT-002] [FLOAT-006]', async ({ page, desk }) => {
    await page.goto('/app/home');
    await region(page).getByRole('button', { name: '关闭浮动窗口' }).click();
    await expect(region(page)).toHaveCount(0);

    await desk.publishFloatWindow(() => ({ closeable: false }));
    await page.reload();
    await expect(region(page)).toBeVisible();
    await expect(region(page).getByRole('button', { name: '关闭浮动窗口' })).toHaveCount(0);
  });

  test('has a dot a picture, the shown one marked [FLOAT-003]', async ({ page, desk }) => {
    await desk.publishFloatWindow(({ list }) => ({
      list: [...list, ...list.slice(0, 1).map((item) => ({ ...item, title: { zh: '第三张', en: '' } }))],
    }));
    await page.goto('/app/home');
    await expect(dots(page)).toHaveCount(3);
    await dots(page).nth(2).click();
    await expect(region(page).locator('button[aria-current="true"]')).toHaveAccessibleName('显示「第三张」');
  });

  test('opens its link by a press of less than 350 ms, and not by a longer one [FLOAT-011]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/app/home');
    const { x, y } = await restingLink(page);
    await stopTime(page);
    await press(page, { x, y }, 60, 450);
    await page.clock.runFor(300);
    expect(new URL(page.url()).pathname).toBe('/app/home');
    await press(page, { x: x + 60, y }, 0, 20);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/app\/sport$/);
  });

  test('opens an outer link in a page of its own [FLOAT-007]', async ({ page, desk }) => {
    await desk.publishFloatWindow(({ list }) => ({
      list: list
        .slice(0, 1)
        .map((item) => ({ ...item, linkType: 2, webLink: 'https://partner.example/cup' })),
    }));
    await page.goto('/app/home');
    const { link } = await restingLink(page);
    await expect(link).toHaveAttribute('href', 'https://partner.example/cup');
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test.describe('the float window in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [time, seconds] of [
    [null, 3],
    [5, 5],
  ] as const) {
    test(`turns every ${seconds} s when the list says ${time} [FLOAT-010] [FLOAT-001]`, async ({
      page,
      desk,
    }) => {
      test.slow();
      await page.clock.install();
      await desk.publishFloatWindow(({ list }) => ({
        time,
        list: list.map((item) => ({ ...item, entrance: 'none' as const })),
      }));
      await page.goto('/app/home');
      const shown = () => region(page).locator('[data-art]').getAttribute('data-art');
      await expect(region(page)).toBeVisible({ timeout: 60_000 });
      // From here on time passes only by these lines.
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(new Date(now + 10_000));
      const first = await shown();
      // Somewhere within a turn: on to the next one.
      for (let waited = 0; waited < seconds * 1000 + 500 && (await shown()) === first; waited += 100)
        await page.clock.runFor(100);
      const second = await shown();
      expect(second).not.toBe(first);
      await page.clock.runFor(seconds * 1000 - 300);
      await expect.poll(() => shown()).toBe(second);
      await page.clock.runFor(400);
      await expect.poll(() => shown()).toBe(first);
    });
  }

  test('comes in as the world cup does where the picture says so [FLOAT-004]', async ({ page, desk }) => {
    test.slow();
    // What has begun is kept by the page: on a busy machine it is over before anybody looks.
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ animationName, target }) => {
        if (!(target instanceof HTMLElement) || target.dataset['entrance'] === undefined) return;
        target.dataset['begun'] = `${target.dataset['begun'] ?? ''} ${animationName}`;
      });
    });
    await page.goto('/app/home');
    await expect(region(page)).toHaveAttribute('data-entrance', 'worldCup', { timeout: 60_000 });
    await expect(region(page)).toHaveAttribute('data-begun', /kick-in/);
    await desk.publishFloatWindow(({ list }) => ({
      list: list.map((item) => ({ ...item, entrance: 'none' as const })),
    }));
    await page.reload();
    await expect(region(page)).toHaveAttribute('data-entrance', 'none', { timeout: 60_000 });
    const running = () => region(page).evaluate((window) => window.getAnimations().length);
    await expect.poll(running).toBe(0);
    await expect(region(page)).not.toHaveAttribute('data-begun');
  });
});
