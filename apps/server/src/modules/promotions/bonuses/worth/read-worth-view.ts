import type { Platform } from '#platform/platform.ts';
import type { BonusRow } from '../bonus.ts';
import { houseMargins } from './house-margins.ts';
import { usualCategory, type WorthView } from './worth-of.ts';

/** What the worth of a member's bonuses is judged by; nothing is read where none of them is open. */
export async function readWorthView(
  app: Platform,
  memberId: string,
  rows: readonly Pick<BonusRow, 'state'>[],
): Promise<WorthView> {
  if (!rows.some(({ state }) => state === 'open')) return { margins: {}, usual: null };
  return { margins: await houseMargins(app), usual: await usualCategory(app.db, app, memberId) };
}
