import type { Page } from '@playwright/test';

/** Chooses numbers of a row by mouse. */
export async function pick(page: Page, row: string, numbers: readonly string[]) {
  const group = page.getByRole('group', { name: row, exact: true });
  for (const number of numbers) await group.getByRole('button', { name: number, exact: true }).click();
}
