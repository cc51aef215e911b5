import type { GiftPayout } from '@fairway/contract/live/gift-schemas.ts';
import { worthOf } from '../worth.ts';
import type { GiftPayoutRow } from './payouts-store.ts';

/** A payout as anchor and desk see it. */
export function presentPayout(row: GiftPayoutRow): GiftPayout {
  const coins = row.paid_coins ?? row.coins;
  return {
    payoutNo: row.payout_no,
    week: row.week,
    coins: Number(coins),
    worth: worthOf(coins),
    status: row.status,
    deadline: row.status === 'waiting' ? (row.deadline?.toISOString() ?? null) : null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
