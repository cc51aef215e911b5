import { money } from '@fairway/money';
import { memberStatuses } from '#modules/members';
import { selectRunningBreaks, stakeRefusal } from '#modules/risk';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SittingRow } from '../rows.ts';

/** A seat with what it has. */
export type FundedSitting = SittingRow & { readonly stack: bigint };

/**
 * Of some seats those whose members may stake everything they have there: active, on no break, within the own limits. Limits and breaks are
 * asked before each hand, so that one that sets in while a member sits stops the next hand and never one that is being played.
 */
export async function mayBeDealt(
  tx: Tx,
  app: Platform,
  sittings: readonly FundedSitting[],
): Promise<ReadonlySet<string>> {
  const ids = sittings.map(({ member_id }) => member_id);
  const statuses = await memberStatuses(tx, ids);
  const breaks = await selectRunningBreaks(tx, ids, app.clock.now());
  const able = new Set<string>();
  for (const { member_id: memberId, seat_id, currency, stack } of sittings) {
    if (statuses.get(memberId) !== 'active' || breaks.has(memberId)) continue;
    if (await stakeRefusal(tx, app, memberId, money(currency, stack), 'zh-CN')) continue;
    able.add(seat_id);
  }
  return able;
}
