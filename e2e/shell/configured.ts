import type { SiteConfig } from '@fairway/contract/site/schemas.ts';
import type { Page } from '@playwright/test';

/** Lets the page read the real configuration with some of it changed, as an operator would have changed it. */
export async function configured(
  page: Page,
  change: (config: SiteConfig) => Partial<SiteConfig>,
): Promise<void> {
  await page.route('**/api/site/v1/getSiteConfig', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { code: number; data: SiteConfig };
    const { code, data } = answer;
    await route.fulfill({ json: code === 0 ? { ...answer, data: { ...data, ...change(data) } } : answer });
  });
}
