import { judgeCondition, type FailedCondition } from './judge-condition.ts';
import type { MemberFacts } from './member-facts.ts';
import type { Rule } from './rule.ts';

/**
 * Every condition that keeps a member out, in the order of the rule; none where the rule admits the member. Of an `any` that fails all
 * alternatives are named; under a `not` a condition fails by being met, and its reason says so.
 */
export function judgeRule(rule: Rule, facts: MemberFacts): readonly FailedCondition[] {
  return judge(rule, facts, false);
}

function judge(rule: Rule, facts: MemberFacts, negated: boolean): readonly FailedCondition[] {
  if (rule.kind === 'not') return judge(rule.rule, facts, !negated);
  if (rule.kind !== 'all' && rule.kind !== 'any') return judgeCondition(rule, facts, negated);
  const failed = rule.rules.map((one) => judge(one, facts, negated));
  // Not all of them means any of them not, and the reverse.
  const isAll = (rule.kind === 'all') !== negated;
  if (isAll) return failed.flat();
  if (failed.some(({ length }) => length === 0)) return [];
  return failed.length > 0 ? failed.flat() : [{ rule: rule.kind, negated, need: null, have: null }];
}
