import type { OwnReward } from '@fairway/contract/promotions/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Language } from '#platform/errors.ts';
import type { TitledReward } from './reward-pages-store.ts';

/** A reward as its member sees it: who decided stays inside the house, what they wrote does not. */
export function presentReward(row: TitledReward, language: Language): OwnReward {
  return {
    id: row.id,
    kind: row.kind,
    no: row.no,
    title: language === 'en' ? row.title_en : row.title_zh,
    step: row.step,
    amount: formatMoney(money('CNY', row.amount)),
    state: row.state,
    at: row.reached_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    remark: row.state === 'refused' ? row.remark : null,
  };
}
