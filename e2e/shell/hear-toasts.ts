import { expect, type Page } from '@playwright/test';

type Listening = typeof globalThis & { toastsHeard: Set<string> };

/**
 * Records from now on, until the page is reloaded, the texts of its toasts: one that is shown for a second or two may
 * be gone at the next look. Answers a function that waits until a text has been shown.
 */
export async function hearToasts(page: Page): Promise<(text: string | RegExp) => Promise<void>> {
  await page.evaluate(() => {
    const heard = new Set<string>();
    Object.assign(globalThis, { toastsHeard: heard });
    const look = () => {
      for (const toast of document.querySelectorAll('[role=dialog]'))
        if (toast.checkVisibility()) heard.add(toast.textContent);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return async (text) => {
    const said = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect
      .poll(() => page.evaluate(() => [...(globalThis as Listening).toastsHeard]), { timeout: 30_000 })
      .toContainEqual(said);
  };
}
