import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Identity-verification levels (specification section 3); codes 244358 to 244360 ask for levels 1 to 3. */
export const identityLevels = defineEnum({
  none: { code: 0, zh: '无需验证', en: 'None' },
  phoneAndRealName: { code: 1, zh: '手机号码和真实姓名', en: 'Phone plus real name' },
  allRecommendedCard: { code: 2, zh: '手机号码、真实姓名，推荐绑定银行卡', en: 'All, card recommended' },
  allForcedCard: { code: 3, zh: '手机号码、真实姓名和银行卡', en: 'All, card forced' },
});
export type IdentityLevel = CodeOf<typeof identityLevels>;
