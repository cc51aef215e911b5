import type { CodeOf, KeyOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Deposit order types (specification section 3). */
export const orderTypes = defineEnum({
  normalTransfer: { code: 'normal-transfer', wireName: 'normal-transfer', zh: '普通转账', en: 'Transfer' },
  normalNonTransfer: {
    code: 'normal-non-transfer',
    wireName: 'normal-non-transfer',
    zh: '普通支付',
    en: 'Payment page',
  },
  normalSpeed: { code: 'normal-speed', wireName: 'normal-speed', zh: '普通极速', en: 'Fast' },
  speed: { code: 'speed', wireName: 'speed', zh: '极速转卡', en: 'Fast to card' },
});
export type OrderType = CodeOf<typeof orderTypes>;

/**
 * Deposit order states (section 4). 101 and 103 are printed; «any other» reads as pending confirmation, and 102 is the
 * one this platform sends.
 */
export const depositOrderStates = defineEnum({
  pendingPayment: { code: 101, zh: '待付款', en: 'Pending payment' },
  pendingConfirmation: { code: 102, zh: '待确认', en: 'Pending confirmation' },
  finished: { code: 103, zh: '已完成', en: 'Finished' },
});
export type DepositOrderState = CodeOf<typeof depositOrderStates>;

/** What the order ball shows for a deposit orderState; total: every number but 101 and 103 is pending confirmation. */
export function depositOrderView(orderState: number): KeyOf<typeof depositOrderStates> {
  return depositOrderStates.byCode(orderState)?.key ?? 'pendingConfirmation';
}
