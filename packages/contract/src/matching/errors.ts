import { defineErrors } from '../errors/error-row.ts';

/** Parts of a fast withdrawal and appeals against their steps. */
export const matchingErrors = defineErrors({
  matchPartNotFound: {
    code: 305_101,
    zh: '未找到该笔分单',
    en: 'This part of the withdrawal was not found.',
    retry: 'never',
    show: 'toast',
  },
  matchPartStateWrong: {
    code: 305_102,
    zh: '该笔分单状态已更新，请刷新后查看',
    en: 'This part has moved on. Please refresh to see its state.',
    retry: 'never',
    show: 'toast',
  },
  appealReasonWrong: {
    code: 305_103,
    zh: '该申诉原因不适用于您，请重新选择',
    en: 'This reason does not fit your side. Please choose another one.',
    retry: 'afterFix',
    show: 'field',
    field: 'reason',
  },
  /** An operator has stopped the part: its recipient says what happened, and two people decide. */
  matchPartStopped: {
    code: 305_121,
    zh: '该笔分单已被运营暂停核查，须由两名运营人员裁定，可在申诉中补充说明',
    en: 'An operator has stopped this part; two operators decide about it. Statements can still be added.',
    retry: 'never',
    show: 'toast',
  },
  matchPartEnded: {
    code: 305_123,
    zh: '该笔分单已确认或已释放，没有可以暂停的款项',
    en: 'This part is confirmed or released already; there is nothing to stop.',
    retry: 'never',
    show: 'toast',
  },
  appealStatementsFull: {
    code: 305_122,
    zh: '每方最多补充 {count} 次说明，您的次数已用完',
    en: 'Each side can add {count} statements; you have used yours.',
    retry: 'never',
    show: 'toast',
  },
  appealNotFound: {
    code: 305_104,
    zh: '未找到该申诉',
    en: 'The appeal was not found.',
    retry: 'never',
    show: 'toast',
  },
  appealDecided: {
    code: 305_105,
    zh: '该申诉已有结论，请刷新后查看',
    en: 'The appeal has been decided. Please refresh.',
    retry: 'never',
    show: 'toast',
    remedy: 'reloadPage',
  },
});
