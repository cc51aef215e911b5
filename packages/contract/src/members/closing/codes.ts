import { defineEnum, type CodeOf } from '../../enums/define-enum.ts';

/** Why an account is closed. */
export const closingCodes = defineEnum({
  memberWish: { code: 'memberWish', zh: '会员申请', en: 'Asked for by the member' },
  selfExclusion: { code: 'selfExclusion', zh: '自我排除', en: 'Self-exclusion' },
  duplicate: { code: 'duplicate', zh: '重复账号', en: 'Duplicate account' },
  underAge: { code: 'underAge', zh: '未成年', en: 'Under age' },
  terms: { code: 'terms', zh: '违反服务条款', en: 'Breach of the terms' },
  deceased: { code: 'deceased', zh: '会员身故', en: 'Deceased' },
});
export type ClosingCode = CodeOf<typeof closingCodes>;

/**
 * Days after which a closing that still waits for money to be withdrawn or bets to be settled is marked as overdue. It never ends by
 * itself: what is left stays the member's, and neither play nor deposits come back unasked.
 */
export const closingDays = 30;
