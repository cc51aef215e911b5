import { defineErrors } from '../../errors/error-row.ts';

/** What came in or is shown to have come in: payments, proofs, receipts, codes. */
export const depositPaymentErrors = defineErrors({
  paymentProofMissing: {
    code: 304_015,
    zh: '请上传付款凭证',
    en: 'Please upload proof of payment.',
    retry: 'afterFix',
    show: 'field',
    field: 'proof',
  },
  depositPaymentNotFound: {
    code: 304_019,
    zh: '未找到该笔付款',
    en: 'The payment was not found.',
    retry: 'never',
    show: 'toast',
  },
  depositPaymentDecided: {
    code: 304_020,
    zh: '该笔付款已处理，请刷新后查看',
    en: 'This payment has been decided already. Please refresh.',
    retry: 'never',
    show: 'toast',
    remedy: 'reloadPage',
  },
  receiptKnown: {
    code: 304_034,
    zh: '该流水号已登记过，请勿重复登记',
    en: 'This statement number has been entered already.',
    retry: 'never',
    show: 'toast',
  },
  rechargeCodeUnknown: {
    code: 304_031,
    zh: '充值码不存在或已失效，请重新获取',
    en: 'The deposit code does not exist or has run out. Please get a new one.',
    retry: 'afterFix',
    show: 'toast',
  },
  giftCodeWrong: {
    code: 304_032,
    zh: '彩金码不正确或已过期，请核对后重新输入',
    en: 'The gift code is not right or has run out. Please check it and enter it again.',
    retry: 'afterFix',
    show: 'field',
    field: 'code',
  },
  giftCodeUsed: {
    code: 304_033,
    zh: '该彩金码已被使用',
    en: 'This gift code has been used.',
    retry: 'never',
    show: 'field',
    field: 'code',
  },
  giftBatchUnknown: {
    code: 304_035,
    zh: '未找到该批彩金码，或已由他人发放',
    en: 'This batch of gift codes was not found, or somebody has released it.',
    retry: 'never',
    show: 'toast',
    remedy: 'reloadPage',
  },
});
