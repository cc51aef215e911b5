import type { Outcome } from '../../http/spoil-answer.ts';

const messages = {
  '0000': null,
  '0011': '参数不能为空',
  '6110': '验证码已失效，请重新获取',
  '6111': '验证失败',
} as const;

/** An answer in AJ-Captcha's form; its refusals are HTTP 200 as well. */
export function reply(repCode: keyof typeof messages, repData: object | null = null): Outcome {
  const success = repCode === '0000';
  return {
    status: 200,
    body: { repCode, repMsg: messages[repCode], repData, success, error: !success },
  };
}
