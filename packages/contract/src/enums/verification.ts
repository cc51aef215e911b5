import type { CodeOf } from './define-enum.ts';
import { defineEnum } from './define-enum.ts';

/** Phone-verification modes (specification section 3). */
export const phoneVerificationModes = defineEnum({
  none: { code: 0, zh: '无需验证', en: 'Not needed' },
  recommend: { code: 1, zh: '建议验证', en: 'Recommended' },
  mandatory: { code: 2, zh: '必须验证', en: 'Mandatory' },
});
export type PhoneVerificationMode = CodeOf<typeof phoneVerificationModes>;

/** Identity-verification levels (specification section 3); codes 244358 to 244360 ask for levels 1 to 3. */
export const identityLevels = defineEnum({
  none: { code: 0, zh: '无需验证', en: 'None' },
  phoneAndRealName: { code: 1, zh: '手机号码和真实姓名', en: 'Phone plus real name' },
  allRecommendedCard: { code: 2, zh: '手机号码、真实姓名，推荐绑定银行卡', en: 'All, card recommended' },
  allForcedCard: { code: 3, zh: '手机号码、真实姓名和银行卡', en: 'All, card forced' },
});
export type IdentityLevel = CodeOf<typeof identityLevels>;
