import { defineErrors } from '../errors/error-row.ts';

/** Sweeps of deposit addresses into the payout wallet. */
export const sweepErrors = defineErrors({
  sweepNotFound: {
    code: 305_106,
    zh: '未找到该笔归集',
    en: 'The sweep was not found.',
    retry: 'never',
    show: 'toast',
  },
  sweepStateWrong: {
    code: 305_107,
    zh: '该笔归集未失败，或已安排重试，请刷新后查看',
    en: 'This sweep has not failed, or another try has been asked for. Please refresh.',
    retry: 'never',
    show: 'toast',
    remedy: 'reloadPage',
  },
});
