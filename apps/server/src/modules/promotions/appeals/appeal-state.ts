import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { kinds } from '../kinds/registry.ts';
import type { RewardRow } from '../tables.ts';

/** So long people have to answer an appeal, seconds (promotions design, section 7). */
export const answeredWithin = 72 * 3600;

/**
 * Whether the member can appeal: once, against what a person refused or two took back for abuse. Where a refusal gave something back (stock, points, a price), the
 * gift is not there any more.
 */
export function mayAppeal(row: RewardRow): boolean {
  if (row.appealed_at !== null || !isAppealable(row)) return false;
  if (row.state === 'paid') return true;
  return row.decided_by !== null && row.type !== 'goods' && !kinds[row.kind].givesBack;
}

/** Refused, or taken back for abuse after its payment. */
export function isAppealable({ state, abused_at }: RewardRow): boolean {
  return state === 'refused' || (state === 'paid' && abused_at !== null);
}

/** An appeal as its member sees it; null before one. */
export function ownAppeal(row: RewardRow): OwnReward['appeal'] {
  if (row.appealed_at === null) return null;
  return {
    at: row.appealed_at.toISOString(),
    until: addSeconds(row.appealed_at, answeredWithin).toISOString(),
    granted: row.appeal_granted,
    answer: row.appeal_answer,
  };
}
