import { defineErrors } from '../../errors/error-row.ts';

/** The deposit methods: which there are, which are open, what they ask. */
export const depositMethodErrors = defineErrors({
  /** Shown when the payment method list fails without a message (section 8). */
  payTypesUnavailable: {
    code: 304_005,
    zh: '尊敬的用户，当前暂无可用的支付方式，请稍后再试或联系客服',
    en: 'Dear user, there are currently no payment methods available. Please try again later or contact support.',
    retry: 'later',
    show: 'page',
    remedy: 'customerService',
  },
  payTypeUnknown: {
    code: 304_006,
    zh: '支付方式不存在，请重新选择',
    en: 'This payment method does not exist. Please choose again.',
    retry: 'afterFix',
    show: 'toast',
    remedy: 'otherPayType',
  },
  channelInMaintenance: {
    code: 304_007,
    zh: '该通道维护中，请选择其他支付方式',
    en: 'This channel is under maintenance. Please choose another payment method.',
    retry: 'later',
    show: 'toast',
    remedy: 'otherPayType',
  },
  channelLimiting: {
    code: 304_008,
    zh: '该通道当前使用人数较多，请稍后再试或选择其他支付方式',
    en: 'This channel is busy. Please try again later or choose another payment method.',
    retry: 'later',
    show: 'toast',
    remedy: 'otherPayType',
  },
  channelMissing: {
    code: 304_009,
    zh: '该支付方式暂无可用通道，请选择其他支付方式',
    en: 'There is no channel for this payment method now. Please choose another one.',
    retry: 'later',
    show: 'toast',
    remedy: 'otherPayType',
  },
  channelUnreachable: {
    code: 304_010,
    zh: '支付通道暂时没有回应，请勿重复付款，稍后查看订单结果',
    en: 'The payment channel does not answer. Please do not pay twice; check the order shortly.',
    retry: 'sameKey',
    show: 'toast',
    remedy: 'openOrder',
  },
  protocolUnavailable: {
    code: 304_011,
    zh: '{protocol} 网络暂不支持，请选择其他网络',
    en: 'The {protocol} network is not available. Please choose another one.',
    retry: 'afterFix',
    show: 'field',
    field: 'protocol',
  },
  depositAddressUnavailable: {
    code: 304_012,
    zh: '暂时无法分配收款地址，请稍后再试',
    en: 'No deposit address can be given out right now. Please try again later.',
    retry: 'later',
    show: 'toast',
  },
  fixedAmountOnly: {
    code: 304_013,
    zh: '该支付方式只支持固定金额，请从列表中选择',
    en: 'This payment method takes fixed amounts only. Please pick one from the list.',
    retry: 'afterFix',
    show: 'field',
    field: 'amount',
  },
  svipOnly: {
    code: 304_030,
    zh: '该服务仅限 SVIP 会员使用',
    en: 'This service is for SVIP members only.',
    retry: 'never',
    show: 'toast',
  },
});
