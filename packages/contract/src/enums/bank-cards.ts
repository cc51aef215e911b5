import type { CodeOf } from './define-enum.ts';
import { defineEnum } from './define-enum.ts';

/** Bank card types (specification section 3). */
export const bankCardTypes = defineEnum({
  deposit: { code: 0, zh: '储蓄卡', en: 'Debit card' },
  credit: { code: 1, zh: '信用卡', en: 'Credit card' },
});
export type BankCardType = CodeOf<typeof bankCardTypes>;
