import { checkPrizes } from '@fairway/promotions';
import type { Fault } from '../../campaigns/verdict.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { prizeListOf, type InstantTerms } from './instant-terms.ts';

/**
 * What stands against a list of prizes: it cannot be drawn from, its consolation is worth something or runs out (a draw must always end), or
 * chances cost nothing.
 */
export function instantFaults(terms: InstantTerms): Fault[] {
  const faults: Fault[] = [];
  const consolation = terms.prizes.find(({ code }) => code === terms.consolation);
  if (!isDrawable(terms) || !consolation || consolation.stock !== null || fenOf(consolation.amount) > 0n)
    faults.push({
      rule: 'prizes',
      zh: '奖品代码不得重复，权重合计须为 1 至 2097152，兜底奖品须不限量且金额为 0',
      en: 'Prize codes must differ, weights must add up to 1 to 2097152, and the consolation is unlimited and worth nothing',
    });
  if (terms.chances.by === 'deposit' && fenOf(terms.chances.each) === 0n)
    faults.push({
      rule: 'prizes',
      zh: '每次机会所需存款须大于 0',
      en: 'A chance by deposit needs an amount above 0',
    });
  return faults;
}

function isDrawable(terms: InstantTerms): boolean {
  try {
    checkPrizes(prizeListOf(terms));
    return true;
  } catch {
    return false;
  }
}
