import { defineErrors } from '../../errors/error-row.ts';

/** A deposit order: its status, what may still be done with it. */
export const depositOrderErrors = defineErrors({
  /** The end-order code of section 4: the client treats it as «no active order». */
  depositOrderEnded: {
    code: 304_001,
    zh: '订单已结束',
    en: 'The order has ended.',
    retry: 'never',
    show: 'silent',
  },
  /** Shown for 1.5 s (section 8). Also the answer for another member's order. */
  depositOrderNotFound: {
    code: 304_002,
    zh: '未找到订单信息',
    en: 'Order information not found',
    retry: 'never',
    show: 'toast',
  },
  depositOrderClosed: {
    code: 304_003,
    zh: '订单已关闭，如已付款请联系客服并提供付款凭证',
    en: 'The order is closed. If you have paid, please contact support with proof of payment.',
    retry: 'never',
    show: 'toast',
    remedy: 'customerService',
  },
  depositStateWrong: {
    code: 304_004,
    zh: '订单状态已更新，请刷新后查看',
    en: 'The order has moved on. Please refresh to see its state.',
    retry: 'never',
    show: 'toast',
    remedy: 'openOrder',
  },
  cancelCountExhausted: {
    code: 304_014,
    zh: '今日取消次数已达 {count} 次，请明天再试或联系客服',
    en: 'You have cancelled {count} times today. Please try again tomorrow or contact support.',
    retry: 'later',
    show: 'toast',
    remedy: 'customerService',
  },
  urgeTooSoon: {
    code: 304_018,
    zh: '已为您催单，请 {minutes} 分钟后再试',
    en: 'A reminder was just sent. You can send the next one in {minutes} min.',
    retry: 'later',
    show: 'toast',
  },
  appealOpen: {
    code: 304_016,
    zh: '该笔已有申诉在处理，请直接补充说明',
    en: 'An appeal about this is open already. Please add your statement to it.',
    retry: 'never',
    show: 'toast',
  },
  appealTooEarly: {
    code: 304_017,
    zh: '订单仍在处理时间内，请 {minutes} 分钟后再申诉',
    en: 'The order is still within its time. You can appeal in {minutes} min.',
    retry: 'later',
    show: 'toast',
  },
  claimTooLate: {
    code: 304_036,
    zh: '补交凭证的时限（{hours} 小时）已过，请联系客服',
    en: 'A proof could be handed in within {hours} hours. Please contact customer service.',
    retry: 'never',
    show: 'toast',
  },
  /** The party that checks identities did not answer: nothing is known, and nothing is let through. */
  identityCheckUnavailable: {
    code: 304_021,
    zh: '身份核验服务暂时没有回应，请稍后再试',
    en: 'The identity check does not answer right now. Please try again shortly.',
    retry: 'later',
    show: 'toast',
  },
  /** A production site without an identity bureau: a flow that asks for a checked identity is closed. */
  identityCheckNotOffered: {
    code: 304_026,
    zh: '本站尚未开通身份核验，此项业务暂不能办理，请联系客服',
    en: 'This site has no identity check yet, so this cannot be done. Please contact support.',
    retry: 'never',
    show: 'toast',
    remedy: 'customerService',
  },
});
