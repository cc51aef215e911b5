import { expect, type Locator } from '@playwright/test';

/** Waits until a dialog that came by itself has taken the focus: only then it hears the keys. */
export async function focusWithin(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
}
