import type { Page } from '@playwright/test';

/** What is pressed to reach a screen that has no address of its own to go to. */

export async function openMatch(page: Page): Promise<void> {
  await page.locator('a[href*="/app/sport/match/"]').first().click();
  await page.waitForURL(/\/match\//);
  await quiet(page);
}

/** A match with two of its prices in the slip. */
export async function fillSlip(page: Page): Promise<void> {
  await openMatch(page);
  const prices = page.locator('main button[aria-pressed="false"]');
  for (const place of [0, 4]) await prices.nth(place).click({ timeout: 5_000 });
  await quiet(page);
}

export async function openFirstOrder(page: Page): Promise<void> {
  await page.locator('table a[href*="/app/myCenter/"]').first().click();
  await page.waitForURL(/\/app\/myCenter\/(?:deposit|withdrawals)\/./);
  await quiet(page);
}

export async function showSettledBets(page: Page): Promise<void> {
  await page.getByRole('tab').nth(1).click();
  await quiet(page);
}

/** A page that polls or holds a socket is never idle, so the wait is bounded; what a press asks for begins a moment later. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForTimeout(1_200);
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
}

/** The newest withdrawal, and the dialog in which its recipient says that a part of it was not paid. */
export async function openRecipientAppeal(page: Page): Promise<void> {
  await openFirstOrder(page);
  await page
    .getByRole('button', { name: /我要申诉|appeal/i })
    .first()
    .click();
  await quiet(page);
}

/** The first appeal of the console's list. */
export async function openAppeal(page: Page): Promise<void> {
  await page.locator('main table button').first().click();
  await quiet(page);
}

/** And the dialog that asks for the reason of its decision. */
export async function openAppealDecision(page: Page): Promise<void> {
  await openAppeal(page);
  await page.locator('.ant-drawer-body button.ant-btn-primary').first().click();
  await quiet(page);
}
