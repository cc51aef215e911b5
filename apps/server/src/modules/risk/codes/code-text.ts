import type { Language } from '#platform/errors.ts';
import type { CodePurpose } from './code-rules.ts';

const acts: Readonly<Record<CodePurpose, Readonly<Record<Language, string>>>> = {
  login: { 'zh-CN': '登录', en: 'log in' },
  reset: { 'zh-CN': '重置登录密码', en: 'reset your login password' },
  bindPhone: { 'zh-CN': '绑定手机号码', en: 'bind this phone' },
  bindEmail: { 'zh-CN': '绑定邮箱', en: 'bind this mailbox' },
  register: { 'zh-CN': '注册账户', en: 'register' },
  changePhone: { 'zh-CN': '更换手机号码', en: 'change your phone' },
  stepUp: { 'zh-CN': '验证本人身份以继续资金安全操作', en: 'confirm a change that concerns your money' },
  withdrawPassword: { 'zh-CN': '重置提款密码', en: 'reset your withdrawal password' },
};

/** The message around a code: it names what the code is for, so that nobody is talked into reading out another one. */
export function codeText(
  purpose: CodePurpose,
  code: string,
  language: Language,
): { subject: string; text: string } {
  const act = acts[purpose][language];
  if (language === 'en')
    return {
      subject: 'Your verification code',
      text: `${code} is your code to ${act}. It is good for 5 minutes. Nobody of our staff will ask you for it.`,
    };
  return {
    subject: '您的验证码',
    text: `验证码 ${code}，用于${act}，5 分钟内有效。请勿告诉任何人，工作人员不会向您索要。`,
  };
}
