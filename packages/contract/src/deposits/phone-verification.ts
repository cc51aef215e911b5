import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Phone-verification modes (specification section 3). */
export const phoneVerificationModes = defineEnum({
  none: { code: 0, zh: '无需验证', en: 'Not needed' },
  recommend: { code: 1, zh: '建议验证', en: 'Recommended' },
  mandatory: { code: 2, zh: '必须验证', en: 'Mandatory' },
});
export type PhoneVerificationMode = CodeOf<typeof phoneVerificationModes>;
