import { cardsVenue } from '@fairway/contract/games/codes.ts';
import { money } from '@fairway/money';
import { memberStatuses } from '#modules/members';
import { selectRunningBreaks, stakeRefusal } from '#modules/risk';
import { mustBeAuthorised, mustBeOpen, venueOf } from '#modules/venues';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { SittingRow } from '../rows.ts';

/** A seat with what it has. */
export type FundedSitting = SittingRow & { readonly stack: bigint };

/**
 * Of some seats those whose members may stake everything they have there: active, on no break, within the own limits, with the venue open to
 * them. All this is asked before each hand, so that what sets in while a member sits stops the next hand and never one that is being played.
 */
export async function mayBeDealt(
  tx: Tx,
  app: Platform,
  sittings: readonly FundedSitting[],
): Promise<ReadonlySet<string>> {
  const able = new Set<string>();
  const venue = venueOf(cardsVenue);
  if (await isRefused(mustBeOpen(tx, app, venue, 'zh-CN'))) return able;
  const ids = sittings.map(({ member_id }) => member_id);
  const statuses = await memberStatuses(tx, ids);
  const breaks = await selectRunningBreaks(tx, ids, app.clock.now());
  for (const { member_id: memberId, seat_id, currency, stack } of sittings) {
    if (statuses.get(memberId) !== 'active' || breaks.has(memberId)) continue;
    if (await isRefused(mustBeAuthorised(tx, memberId, venue))) continue;
    if (await stakeRefusal(tx, app, memberId, money(currency, stack), 'zh-CN')) continue;
    able.add(seat_id);
  }
  return able;
}

async function isRefused(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return false;
  } catch (refusal) {
    if (refusal instanceof AppError) return true;
    throw refusal;
  }
}
