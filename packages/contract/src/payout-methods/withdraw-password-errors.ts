import { defineErrors } from '../errors/error-row.ts';

/** The withdraw password. */
export const withdrawPasswordErrors = defineErrors({
  withdrawPasswordMissing: {
    code: 305_019,
    zh: '请先设置提款密码',
    en: 'Please set a withdrawal password first.',
    retry: 'afterFix',
    show: 'toast',
    remedy: 'setWithdrawPassword',
  },
  withdrawPasswordWrong: {
    code: 305_020,
    zh: '提款密码不正确，还可尝试 {left} 次',
    en: 'The withdrawal password is not correct. {left} attempts left.',
    retry: 'afterFix',
    show: 'field',
    field: 'withdrawPassword',
  },
  withdrawPasswordLocked: {
    code: 305_021,
    zh: '提款密码错误次数过多，请于 {until} 后再试，或用绑定的手机、邮箱重置',
    en: 'Too many wrong withdrawal passwords. Please try again after {until} or reset it by your bound phone or mailbox.',
    retry: 'later',
    show: 'toast',
    remedy: 'customerService',
  },
  withdrawPasswordMalformed: {
    code: 305_022,
    zh: '提款密码格式不正确，请重新输入',
    en: 'The withdrawal password is not in the expected form. Please enter it again.',
    retry: 'afterFix',
    show: 'field',
    field: 'withdrawPassword',
  },
});
