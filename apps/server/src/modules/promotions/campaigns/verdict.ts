import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { hundredths } from '#modules/turnover';
import type { Language } from '#platform/errors.ts';
import { releaseOf } from '../bonuses/release-terms.ts';
import { fenOf } from '../eligibility/member-view.ts';
import { kinds } from '../kinds/registry.ts';
import { limitFaults } from '../limits/limit-faults.ts';
import { productFaults } from '../limits/product-faults.ts';

export interface Fault {
  readonly rule:
    | 'window'
    | 'budget'
    | 'turnover'
    | 'audience'
    | 'fund'
    | 'prizes'
    | 'rehearsal'
    | 'limits'
    | 'product';
  readonly zh: string;
  readonly en: string;
}

/** The text of the caller's language. */
export function textIn(language: Language, { zh, en }: { zh: string; en: string }): string {
  return language === 'en' ? en : zh;
}

/** Greatest number of days that a campaign may run: what never ends is never accounted for. */
const mostDays = 400;

/**
 * What stands against publishing these terms, the profile `strict` included: at most ten times the bonus is to be played (UK Gambling
 * Commission, LCCP SR 5.1.1), a window with an end, a budget that pays at least one member whole. Empty where nothing does.
 */
export function verdictOf(terms: CampaignTerms, now: Date): Fault[] {
  const starts = Date.parse(terms.startsAt);
  const ends = Date.parse(terms.endsAt);
  const kind = kinds[terms.kind];
  const faults: Fault[] = [];
  if (ends <= starts || ends <= now.getTime() || ends - starts > mostDays * 86_400_000)
    faults.push({
      rule: 'window',
      zh: `结束时间须晚于开始时间与当前时间，且活动不超过 ${mostDays} 天`,
      en: `The end must lie after the start and after now, and the campaign may run ${mostDays} days at most`,
    });
  if (hundredths(terms.turnover) > 1000n)
    faults.push({
      rule: 'turnover',
      zh: '流水要求不得超过奖金的 10 倍',
      en: 'At most ten times the bonus may have to be played',
    });
  if (terms.release && !releaseOf(terms))
    faults.push({
      rule: 'turnover',
      zh: '先流水后解锁须设置流水倍数，且不适用于返水',
      en: 'Only a bonus with play asked for can be released by play, and never a rebate',
    });
  if (terms.release && Object.values(terms.release.weights).every((weight) => weight === 0))
    faults.push({ rule: 'turnover', zh: '至少一类产品须计入流水', en: 'At least one category must count' });
  if (fenOf(terms.budget) < kind.oneMember(terms))
    faults.push({
      rule: 'budget',
      zh: '预算不足以向一名会员足额发放',
      en: 'The budget does not pay one member in full',
    });
  const { registeredDays, registeredWithin } = terms.audience;
  if (registeredDays !== undefined && registeredWithin !== undefined && registeredDays > registeredWithin)
    faults.push({
      rule: 'audience',
      zh: '注册天数条件互相矛盾',
      en: 'The days of registration contradict each other',
    });
  return [...faults, ...limitFaults(terms), ...productFaults(terms), ...kind.faults(terms, now)];
}
