import { defineEnum } from '../enums/define-enum.ts';

/** What a level above 7 asks beside its sums (UK Gambling Commission, High Value Customer guidance). */
export const reviewRules = defineEnum({
  identity: { code: 'identity', zh: '身份证已核验', en: 'Identity card on file' },
  age: { code: 'age', zh: '年满 25 周岁', en: 'At least 25 years old' },
  active: { code: 'active', zh: '账户正常且不在黑名单', en: 'Account active, not on the black list' },
  noBreak: { code: 'noBreak', zh: '未处于休息或自我排除', en: 'No break and no self-exclusion' },
});
