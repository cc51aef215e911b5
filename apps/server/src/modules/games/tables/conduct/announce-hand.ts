import type { TableNews } from '@fairway/contract/news.ts';
import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';

/** Tells everybody at the table, after the commit, how the hand stands; null where only seats have changed. */
export async function announceHand(
  tx: Tx,
  app: Pick<Platform, 'clock'>,
  table: MemberTableCode,
  hand: TableNews['hand'],
): Promise<void> {
  await insertOutboxRows(tx, [pushRow('tables', { table }, { hand }, app.clock.now())]);
}
