import { defineErrors } from './error-row.ts';

/** The operation id that makes a value-moving call safe to repeat. */
export const idempotencyErrors = defineErrors({
  operationIdMissing: {
    code: 302_001,
    zh: '请求缺少操作编号，请刷新页面后重试',
    en: 'The request has no operation id. Please reload the page and try again.',
    retry: 'afterFix',
    show: 'toast',
    http: 400,
    remedy: 'reloadPage',
  },
  operationIdReused: {
    code: 302_002,
    zh: '这笔操作已提交过且内容不同，请重新发起',
    en: 'This operation was already submitted with other details. Please start a new one.',
    retry: 'never',
    show: 'toast',
    http: 422,
  },
  operationInProgress: {
    code: 302_003,
    zh: '正在处理中，请稍候，无需重复提交',
    en: 'This is being processed. Please wait; there is no need to submit it again.',
    retry: 'sameKey',
    show: 'toast',
    http: 409,
  },
});
