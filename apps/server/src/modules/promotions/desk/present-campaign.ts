import type { Campaign } from '@fairway/contract/promotions/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { CampaignSums } from '../rewards/reward-pages-store.ts';
import type { DeskCampaign } from './desk-store.ts';

/** A campaign in the console's list. */
export function presentCampaign(row: DeskCampaign, sums: readonly CampaignSums[]): Campaign {
  const own = sums.find(({ kind, no }) => kind === row.kind && no === row.no);
  return {
    kind: row.kind,
    no: row.no,
    title: row.terms.zh.title,
    state: row.state,
    stoppedBy: row.stopped_by,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    budget: row.terms.budget,
    paid: formatMoney(money('CNY', own?.paid ?? 0n)),
    rewards: own?.rewards ?? 0,
    changedAt: row.changed_at.toISOString(),
  };
}
