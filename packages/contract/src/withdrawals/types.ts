import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Withdraw info types, strings on the wire (specification section 3). */
export const withdrawInfoTypes = defineEnum({
  usdt: { code: '1', wireName: 'USDT', zh: 'USDT', en: 'USDT' },
  ebPay: { code: '2', wireName: 'EBPay', zh: 'EBpay', en: 'EBpay' },
  normal: { code: '3', wireName: 'Normal', zh: '普通提款', en: 'Normal' },
  fast: { code: '4', wireName: 'Fast', zh: '极速提款', en: 'Fast' },
  koiPay: { code: '5', wireName: 'KOIPay', zh: 'KOIpay', en: 'KOIpay' },
});
export type WithdrawInfoType = CodeOf<typeof withdrawInfoTypes>;

/** Withdrawal method (printed «way») of a record (section 3); 2 is not used. */
export const withdrawalWays = defineEnum({
  ordinary: { code: 1, wireName: 'ORDINARY', zh: '普通提款', en: 'Ordinary' },
  speed: { code: 3, wireName: 'SPEED', zh: '极速提款', en: 'Fast' },
  usdt: { code: 4, wireName: 'USDT', zh: 'USDT 提款', en: 'USDT' },
  ebPay: { code: 5, wireName: 'EBPAY', zh: 'EBpay 提款', en: 'EBpay' },
  koiPay: { code: 6, wireName: 'KOI', zh: 'KOIpay 提款', en: 'KOIpay' },
  weChat: { code: 7, wireName: 'WECHAT', zh: '微信提款', en: 'WeChat' },
  alipay: { code: 8, wireName: 'ALI_PAY', zh: '支付宝提款', en: 'Alipay' },
  digitalYuan: { code: 9, wireName: 'E_CNY', zh: '数字人民币提款', en: 'Digital yuan' },
});
export type WithdrawalWay = CodeOf<typeof withdrawalWays>;

/** The nine names a withdrawal type goes by (section 3). */
export const withdrawalNames = defineEnum({
  common: { code: 'common', zh: '普通提款', en: 'Normal' },
  fast: { code: 'fast', zh: '极速提款', en: 'Fast' },
  alipay: { code: 'alipay', zh: '支付宝', en: 'Alipay' },
  weChat: { code: 'wechat', wireName: 'wechat', zh: '微信', en: 'WeChat' },
  digitalYuan: { code: 'ecny', wireName: 'ecny', zh: '数字人民币', en: 'Digital yuan' },
  ebPay: { code: 'ebpay', wireName: 'ebpay', zh: 'EBpay', en: 'EBpay' },
  koiPay: { code: 'koipay', wireName: 'koipay', zh: 'KOIpay', en: 'KOIpay' },
  enjoyLife: { code: 'enjoyLife', zh: '乐享生活', en: 'EnjoyLife' },
  usdt: { code: 'usdt', zh: 'USDT', en: 'USDT' },
});
export type WithdrawalName = CodeOf<typeof withdrawalNames>;

/**
 * Withdrawal type codes with the name each goes by (section 3) and the method its record shows; 88888 is the parent of
 * split parts. EnjoyLife has no method of its own: its records say ordinary.
 */
export const withdrawalTypes = defineEnum({
  normal: { code: 0, name: 'common', method: 'ordinary', zh: '普通提款', en: 'Normal' },
  fast: { code: 1, name: 'fast', method: 'speed', zh: '极速提款', en: 'Fast' },
  ebPay: { code: 3, wireName: 'EbPay', name: 'ebpay', method: 'ebPay', zh: 'EBpay', en: 'EBpay' },
  koiPay: { code: 4, wireName: 'KoiPay', name: 'koipay', method: 'koiPay', zh: 'KOIpay', en: 'KOIpay' },
  enjoyLife: { code: 119, name: 'enjoyLife', method: 'ordinary', zh: '乐享生活', en: 'EnjoyLife' },
  weChat: { code: 918, wireName: 'WeChat', name: 'wechat', method: 'weChat', zh: '微信', en: 'WeChat' },
  alipay: { code: 919, wireName: 'AliPay', name: 'alipay', method: 'alipay', zh: '支付宝', en: 'Alipay' },
  digitalYuan: {
    code: 920,
    wireName: 'digital yuan',
    name: 'ecny',
    method: 'digitalYuan',
    zh: '数字人民币',
    en: 'Digital yuan',
  },
  newEbPay: { code: 2182, wireName: 'new EbPay', name: 'ebpay', method: 'ebPay', zh: 'EBpay', en: 'EBpay' },
  newKoiPay: {
    code: 2192,
    wireName: 'new KoiPay',
    name: 'koipay',
    method: 'koiPay',
    zh: 'KOIpay',
    en: 'KOIpay',
  },
  newFast: { code: 20210, wireName: 'new fast', name: 'fast', method: 'speed', zh: '极速提款', en: 'Fast' },
  usdt: { code: 30000, wireName: 'USDT', name: 'usdt', method: 'usdt', zh: 'USDT 提款', en: 'USDT' },
  fastSplit: {
    code: 88888,
    wireName: 'fast split',
    name: 'fast',
    method: 'speed',
    zh: '极速拆单',
    en: 'Fast, split',
  },
});
export type WithdrawalType = CodeOf<typeof withdrawalTypes>;

/** The types of a withdrawal that deposits pay, whole or in parts. */
export const fastWithdrawalTypes: readonly WithdrawalType[] = [1, 20210, 88888];

/** The method that a record of this type shows (section 3). */
export function withdrawalOptionOf(type: WithdrawalType): WithdrawalWay {
  const { method = 'ordinary' } = withdrawalTypes.byCode(type) ?? {};
  return withdrawalWays.codes[method];
}

/** The name of the nine that a type goes by; of an e-wallet type, the e-wallet it is paid to. */
export function withdrawalNameOf(type: WithdrawalType): WithdrawalName {
  const name = withdrawalTypes.byCode(type)?.name;
  if (!name) throw new RangeError(`no withdrawal type ${type}`);
  return name;
}

/** What the withdrawal switcher offers, in order (section 3); the other types are sub-channels. */
export const withdrawalSwitcher = [
  'fast',
  'normal',
  'usdt',
] as const satisfies readonly (keyof typeof withdrawalTypes.codes)[];
