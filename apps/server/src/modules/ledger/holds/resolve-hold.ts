import type { Tx } from '#platform/db/database.ts';
import { readPosting } from '../postings/posted-balances.ts';
import { LedgerMisuse } from '../postings/refusals.ts';
import type { HoldOutcome, PostHoldRequest, ResolvedHold, VoidHoldRequest } from './hold.ts';
import { insertResolution } from './holds-store.ts';

/**
 * Ends a hold by paying its whole amount to `to` (payout and fee; the pool), in the caller's transaction. A hold ends once:
 * for one that has ended the answer says how, and nothing moves. Throws AccountFrozen, LedgerMisuse for an unknown hold.
 */
export async function postHold(tx: Tx, request: PostHoldRequest): Promise<ResolvedHold> {
  return resolve(tx, 'posted', request);
}

/** Ends a hold by giving its amount back to the account it came from. As postHold otherwise. */
export async function voidHold(tx: Tx, request: VoidHoldRequest): Promise<ResolvedHold> {
  return resolve(tx, 'voided', request);
}

async function resolve(
  tx: Tx,
  outcome: HoldOutcome,
  request: PostHoldRequest | VoidHoldRequest,
): Promise<ResolvedHold> {
  const row = await insertResolution(tx, outcome, request);
  if (row.refusal === 'holdUnknown') throw new LedgerMisuse(`no hold ${request.holdId} of ${request.owner}`);
  if (row.refusal === 'holdResolved' && row.outcome) return { resolved: 'before', outcome: row.outcome };
  readPosting(row, 'to' in request ? request.to.map(({ account }) => account) : [], request.transferId);
  return { resolved: 'now' };
}
