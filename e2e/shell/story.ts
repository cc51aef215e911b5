import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A story's page: what it answers by hand ends with it, also an answer that is still in flight. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    // A call that the page still makes must not reach the server in place of the story's answer.
    await page.context().setOffline(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
