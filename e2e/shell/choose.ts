import { expect, type Page } from '@playwright/test';

/** Opens a list by its label and takes an option; a press before the list has settled is one that it ignores, as are people's slips. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) !== 'true') await field.click();
    const wanted = page.getByRole('option', { name: option });
    await wanted.hover({ timeout: 2_000 });
    await wanted.click({ timeout: 2_000 });
    await expect(field).toContainText(option, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}
