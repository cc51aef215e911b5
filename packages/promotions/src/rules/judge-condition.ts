import { daysBetween } from '../calendar/day.ts';
import { isBirthday } from '../calendar/birthday.ts';
import type { MemberFacts } from './member-facts.ts';
import type { Bounds, Condition } from './rule.ts';

/** What a condition asks for, or finds: a number, minor units, a name, names. Null where it must not be said, or there is nothing. */
export type RuleValue = number | bigint | string | readonly string[] | Bounds<number | bigint> | null;

/** What a member can do about it. */
export type Mend = 'deposit' | 'play' | 'login' | 'bind' | 'birth';

export interface FailedCondition {
  readonly rule: Condition['kind'] | 'all' | 'any';
  /** The condition stands under a `not`: it fails because it is met. */
  readonly negated: boolean;
  readonly need: RuleValue;
  readonly have: RuleValue;
  readonly mend?: Mend;
}

interface Judged {
  readonly met: boolean;
  readonly need: RuleValue;
  readonly have: RuleValue;
  readonly mend?: Mend | undefined;
}

/** The condition as a reason why not, or nothing. */
export function judgeCondition(
  condition: Condition,
  facts: MemberFacts,
  negated: boolean,
): readonly FailedCondition[] {
  const { met, need, have, mend } = judgeOne(condition, facts);
  if (met !== negated) return [];
  const failed = { rule: condition.kind, negated, need, have };
  return mend === undefined || negated ? [failed] : [{ ...failed, mend }];
}

function judgeOne(condition: Condition, facts: MemberFacts): Judged {
  switch (condition.kind) {
    case 'grade':
      return within(condition, facts.grade);
    case 'daysRegistered':
      return within(condition, facts.daysRegistered);
    case 'depositCount':
      return within(condition, facts.deposits(condition.over).count, 'deposit');
    case 'depositSum':
      return within(condition, facts.deposits(condition.over).sum, 'deposit');
    case 'play':
      return within(condition, facts.play(condition.over, condition), 'play');
    case 'loginDays':
      return within(condition, facts.loginDays(condition.over), 'login');
    case 'bound':
      return { met: facts.bound.has(condition.what), need: condition.what, have: null, mend: 'bind' };
    case 'birthday':
      return judgeBirthday(condition.daysOnFile, facts);
    case 'list':
      return { met: facts.lists.has(condition.list), need: condition.list, have: null };
    case 'group':
      return { met: facts.groups.has(condition.group), need: condition.group, have: null };
    case 'cluster':
      return {
        met: facts.cluster.joined <= condition.most,
        need: condition.most,
        have: facts.cluster.edge,
      };
    case 'band':
      break;
  }
  // The member's own band is not for this answer: it belongs to a conversation, not to a refused offer.
  return { met: condition.allowed.includes(facts.band), need: null, have: null };
}

function within<T extends number | bigint>({ least, most }: Bounds<T>, have: T, mend?: Mend): Judged {
  const tooLittle = least !== undefined && have < least;
  const tooMuch = most !== undefined && have > most;
  const need = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return { met: !tooLittle && !tooMuch, need, have, mend: tooLittle ? mend : undefined };
}

/** On the day itself, with a date of birth that was on file long enough not to be made up for it. */
function judgeBirthday(daysOnFile: number, { birth, today }: MemberFacts): Judged {
  if (!birth) return { met: false, need: daysOnFile, have: null, mend: 'birth' };
  const onFile = daysBetween(birth.onFileSince, today);
  return { met: isBirthday(birth.day, today) && onFile >= daysOnFile, need: daysOnFile, have: onFile };
}
