import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import type { Language } from '#platform/errors.ts';
import { mayAppeal, ownAppeal } from '../appeals/appeal-state.ts';
import { paidUndecidedAt } from './review-bounds.ts';
import { rewardAmount } from './reward-amount.ts';
import type { RewardRow } from '../tables.ts';
import type { TitledReward } from './reward-pages-store.ts';

/** A reward as its member sees it: who decided stays inside the house, what they wrote does not. */
export function presentReward(row: TitledReward, language: Language): OwnReward {
  return {
    id: row.id,
    kind: row.kind,
    no: row.no,
    title: language === 'en' ? row.title_en : row.title_zh,
    step: row.step,
    type: row.type,
    amount: rewardAmount(row),
    goods: goodsOf(row, language),
    state: row.state,
    at: row.reached_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    paidUndecidedAt: paidUndecidedAt(row)?.toISOString() ?? null,
    reversal: reversalOf(row),
    mayAppeal: mayAppeal(row),
    appeal: ownAppeal(row),
    remark: row.state === 'refused' || row.abused_at !== null ? row.remark : null,
  };
}

function goodsOf({ type, detail }: TitledReward, language: Language): { name: string } | null {
  if (type !== 'goods' || !detail || !('name' in detail)) return null;
  return { name: language === 'en' ? detail.name.en : detail.name.zh };
}

/** What was taken back of it; null where nothing was, or all of it was given back on an appeal. */
function reversalOf({ state, type, reversed, reversed_at, abused_at }: RewardRow): OwnReward['reversal'] {
  if (reversed_at === null || (state === 'paid' && reversed === 0n)) return null;
  return {
    at: reversed_at.toISOString(),
    amount: rewardAmount({ type, amount: reversed }),
    cause: abused_at === null ? 'deposit' : 'abuse',
  };
}
