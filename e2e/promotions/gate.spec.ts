import { expect, test } from '@playwright/test';

const open = [
  '/app/activity',
  '/app/preferentialActivity/1',
  '/app/surviving/1',
  '/app/world-cup-guess/1',
  '/app/virtualCurrencyInfo',
  '/app/breakout/1',
];

test('only printed prefixes meet the gate, and a preview passes it [ROUTE-084] [ROUTE-091]', async ({
  page,
}) => {
  for (const path of open) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
  await page.goto('/app/pureDisplay/1?preview=old');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/pureDisplay/1');
  await page.goto('/app/pureDisplay/1');
  await expect(page).toHaveURL(/\/blackList$/);
});
