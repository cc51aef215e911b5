import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { fenOf } from '../eligibility/member-view.ts';
import { kinds } from '../kinds/registry.ts';
import type { Fault } from '../campaigns/verdict.ts';

/** What stands against the bounds of some terms: a kind that does not keep them, one below what a member can have, one above the budget. */
export function limitFaults(terms: CampaignTerms): Fault[] {
  const { limits } = terms;
  if (!limits) return [];
  const { member, day, group } = limits;
  const kind = kinds[terms.kind];
  if (!kind.keepsLimits && (member !== undefined || day !== undefined || group !== undefined))
    return [
      {
        rule: 'limits',
        zh: '此类活动的奖励由奖池或名次决定，不支持会员上限、每日上限与互斥组',
        en: 'Pots and places decide the rewards of this kind: it keeps no caps and no group',
      },
    ];
  const caps = [member, day].filter((cap) => cap !== undefined).map(fenOf);
  if (caps.some((cap) => cap <= 0n || cap > fenOf(terms.budget)))
    return [
      {
        rule: 'limits',
        zh: '会员上限与每日上限须大于 0，且不超过预算',
        en: 'Caps must be above 0 and within the budget',
      },
    ];
  return [];
}
