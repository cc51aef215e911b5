import { defineErrors } from '../errors/error-row.ts';

/** A withdrawal: what stops it, its status, how its payout may end. */
export const withdrawalOrderErrors = defineErrors({
  withdrawalNotFound: {
    code: 305_001,
    zh: '未找到提款订单',
    en: 'The withdrawal order was not found.',
    retry: 'never',
    show: 'toast',
  },
  withdrawalStateWrong: {
    code: 305_002,
    zh: '提款订单状态已更新，请刷新后查看',
    en: 'The withdrawal has moved on. Please refresh to see its state.',
    retry: 'never',
    show: 'toast',
    remedy: 'openOrder',
  },
  withdrawalOpen: {
    code: 305_003,
    zh: '您有一笔提款正在处理，请等待完成后再提交',
    en: 'A withdrawal is being processed. Please wait until it is done.',
    retry: 'later',
    show: 'toast',
    remedy: 'openOrder',
  },
  withdrawalPaused: {
    code: 305_004,
    zh: '提款服务暂停中，您的资金安全不受影响，请稍后再试',
    en: 'Withdrawals are paused; your funds are safe. Please try again later.',
    retry: 'later',
    show: 'toast',
  },
  withdrawalOptionUnavailable: {
    code: 305_005,
    zh: '该提款方式暂不可用，请选择其他方式',
    en: 'This withdrawal method is not available right now. Please choose another one.',
    retry: 'afterFix',
    show: 'toast',
  },
  withdrawCountExceeded: {
    code: 305_006,
    zh: '今日提款次数已达上限 {count} 次，请明天再试',
    en: "You have reached today's limit of {count} withdrawals. Please try again tomorrow.",
    retry: 'later',
    show: 'toast',
  },
  withdrawAmountExceeded: {
    code: 305_007,
    zh: '超出今日提款额度，今日还可提款 {remaining}',
    en: "This exceeds today's limit. You can still withdraw {remaining} today.",
    retry: 'afterFix',
    show: 'field',
    field: 'amount',
  },
  turnoverOutstanding: {
    code: 305_008,
    zh: '还需完成流水 {outstanding} 才能提款',
    en: 'A turnover of {outstanding} is still needed before you can withdraw.',
    retry: 'later',
    show: 'toast',
  },
  /** A correction took back more than the member had: what is owed stays in the wallet. */
  withdrawalOwes: {
    code: 305_024,
    zh: '您的账户有 {owed} 待扣还，当前最多可提 {available}',
    en: 'Your account owes {owed}. You can withdraw at most {available} now.',
    retry: 'afterFix',
    show: 'field',
    field: 'amount',
    remedy: 'deposit',
  },
  withdrawalRests: {
    code: 305_025,
    zh: '提款密码刚刚重置，为保护您的资金，{until} 起可以提款',
    en: 'The withdrawal password was just reset. To protect your funds, you can withdraw from {until}.',
    retry: 'later',
    show: 'toast',
  },
  reservationUnavailable: {
    code: 305_029,
    zh: '该预约时间已不可选，请重新选择',
    en: 'This reservation is no longer offered. Please choose again.',
    retry: 'afterFix',
    show: 'toast',
  },
  payoutStillAsked: {
    code: 305_023,
    zh: '渠道还可能答复这笔出款，暂不能人工核定，请稍后再试',
    en: 'The channel may still answer for this payout. Please decide later.',
    retry: 'later',
    show: 'toast',
  },
  /** Its signed transaction may still be mined, however long it has waited: given back, it would be paid twice. */
  payoutStillSigned: {
    code: 305_108,
    zh: '这笔出款已签名，随时可能上链，不能核定为未付。序号被其他交易占用并确认后才可退回。',
    en: 'This payout is signed and may still be mined. It can be given back once another transaction has used its number.',
    retry: 'later',
    show: 'toast',
  },
});
