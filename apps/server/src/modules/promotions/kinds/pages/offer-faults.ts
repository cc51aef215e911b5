import { formatMoney, money } from '@fairway/money';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { selectCompetitionName } from '#modules/sportsbook';
import type { Tx } from '#platform/db/database.ts';
import { offerCost, type OfferTerms } from '../../activities/offer-reward.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { fenOf } from '../../eligibility/member-view.ts';

/** What stands against an offer's own terms: that the budget would pay another amount than they say, or play that only money can ask for. */
export function offerFaults(terms: OfferTerms & { readonly turnover: string }): Fault[] {
  const { gives, reward } = terms;
  if (!gives) return [];
  const cost = offerCost(terms);
  const faults: Fault[] = [];
  if (fenOf(reward) !== cost) {
    const yuan = formatMoney(money('CNY', cost));
    faults.push({
      rule: 'prizes',
      zh: `奖励金额须等于所发奖励的成本：${yuan} 元`,
      en: `The reward’s amount must be what it costs: CNY ${yuan}`,
    });
  }
  if (gives.type !== 'freeRounds' && gives.type !== 'freeBet' && Number(terms.turnover) > 0)
    faults.push({
      rule: 'turnover',
      zh: '金币、积分与抽奖机会不能设置流水要求',
      en: 'Coins, points and chances ask for no play',
    });
  return faults;
}

/** What stands against publishing chances: a campaign to draw in that is not there, or over before this one ends. */
export async function chancesFault(tx: Tx, terms: CampaignTerms): Promise<Fault | undefined> {
  if (!('gives' in terms) || terms.gives?.type !== 'chances') return undefined;
  const { kind, no } = terms.gives;
  const target = await selectPublished(tx, { kind, no });
  if (target && !target.closed && target.ends_at >= new Date(terms.endsAt)) return undefined;
  return {
    rule: 'prizes',
    zh: '抽奖机会所属的活动不存在，或早于本活动结束',
    en: 'There is no such campaign to draw in, or it ends before this one',
  };
}

/** What stands against publishing free bets: a competition that is not there. */
export async function freeBetFault(tx: Tx, terms: CampaignTerms): Promise<Fault | undefined> {
  if (!('gives' in terms) || terms.gives?.type !== 'freeBet') return undefined;
  const { competitionId } = terms.gives;
  if (competitionId === undefined || (await selectCompetitionName(tx, BigInt(competitionId))))
    return undefined;
  return {
    rule: 'prizes',
    zh: '免费投注所限的联赛不存在',
    en: 'There is no such competition for the free bet',
  };
}
