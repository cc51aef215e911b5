import type { ChaseState, ChaseStop } from '@fairway/contract/lottery/codes.ts';
import { voidHold } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushesRow, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChaseItemRow, ChaseRow } from './chase-rows.ts';
import { updateEnded, updateItem } from './chases-store.ts';

/** Ends a held chase in the caller's transaction: what no issue has taken goes back to the center wallet. */
export async function endChase(
  tx: Tx,
  app: Platform,
  { chase, items }: { chase: ChaseRow; items: readonly ChaseItemRow[] },
  state: Exclude<ChaseState, 'running'>,
  stoppedBy: ChaseStop | null = null,
): Promise<void> {
  for (const item of items.filter((one) => one.state === 'waiting'))
    await giveBack(tx, app, chase, item, 'released');
  await updateEnded(tx, chase, state, stoppedBy);
  const { lottery, member_id: memberId } = chase;
  const at = app.clock.now();
  const games = pushRow('memberGames', { memberId }, { lottery, issue: items.at(-1)?.issue ?? '' }, at);
  await insertOutboxRows(tx, [
    pushesRow(games, pushRow('memberWallet', { memberId }, { cause: 'game' }, at)),
  ]);
}

/** Gives the stake of an item back that no ticket will take. */
export async function giveBack(
  tx: Tx,
  app: Platform,
  chase: ChaseRow,
  { place, hold_id: holdId }: ChaseItemRow,
  state: 'skipped' | 'released',
): Promise<void> {
  const resolved = await voidHold(tx, {
    holdId,
    owner: chase.member_id,
    transferId: app.ids.uuid(),
    reason: 'gameHoldRelease',
    responsible: 'rule/lottery-chase',
    at: app.clock.now(),
    requestId: chase.bill_no,
  });
  if (resolved.resolved === 'before')
    throw new Error(`an item of ${chase.bill_no} waited with its hold ended`);
  await updateItem(tx, chase, place, { state });
}
