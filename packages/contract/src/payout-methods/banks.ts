import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Bank card types (specification section 3). */
export const bankCardTypes = defineEnum({
  deposit: { code: 0, zh: '储蓄卡', en: 'Debit card' },
  credit: { code: 1, zh: '信用卡', en: 'Credit card' },
});
export type BankCardType = CodeOf<typeof bankCardTypes>;

/** Banks whose cards can be bound and paid from, by the code on the wire; `en` is the name that the bank itself goes by abroad. */
export const banks = defineEnum({
  icbc: { code: 'ICBC', zh: '中国工商银行', en: 'ICBC' },
  ccb: { code: 'CCB', zh: '中国建设银行', en: 'China Construction Bank' },
  abc: { code: 'ABC', zh: '中国农业银行', en: 'Agricultural Bank of China' },
  boc: { code: 'BOC', zh: '中国银行', en: 'Bank of China' },
  bcom: { code: 'BCOM', zh: '交通银行', en: 'Bank of Communications' },
  cmb: { code: 'CMB', zh: '招商银行', en: 'China Merchants Bank' },
  psbc: { code: 'PSBC', zh: '中国邮政储蓄银行', en: 'Postal Savings Bank of China' },
  citic: { code: 'CITIC', zh: '中信银行', en: 'China CITIC Bank' },
  ceb: { code: 'CEB', zh: '中国光大银行', en: 'China Everbright Bank' },
  cmbc: { code: 'CMBC', zh: '中国民生银行', en: 'China Minsheng Bank' },
  cib: { code: 'CIB', zh: '兴业银行', en: 'Industrial Bank' },
  spdb: { code: 'SPDB', zh: '浦发银行', en: 'SPD Bank' },
  pab: { code: 'PAB', zh: '平安银行', en: 'Ping An Bank' },
  gdb: { code: 'GDB', zh: '广发银行', en: 'China Guangfa Bank' },
  hxb: { code: 'HXB', zh: '华夏银行', en: 'Hua Xia Bank' },
});
