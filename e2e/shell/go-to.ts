import type { Page } from '@playwright/test';

/**
 * Opens another page of the app that is open, as a link of it would, and waits for its heading: loading the whole app again costs a
 * second. For pages whose headings are elements of their own.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const before = await page.locator('h1').elementHandle();
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.waitForFunction((old) => {
    const heading = document.querySelector('h1');
    return heading !== null && heading !== old;
  }, before);
}
