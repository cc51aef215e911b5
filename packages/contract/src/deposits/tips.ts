import { defineEnum } from '../enums/define-enum.ts';

/** What the tip loop says about an open order; `{name}` the method, `{amount}` to be paid, `{minutes}` that are left. */
export const depositTips = defineEnum({
  pay: {
    code: 'pay',
    zh: '您的{name}订单 {amount} 还剩 {minutes} 分钟，付款后请点「我已付款」',
    en: 'Your {name} order of {amount} has {minutes} min left. Press “I have paid” after paying.',
  },
  waiting: {
    code: 'waiting',
    zh: '您的{name}订单 {amount} 正在等待到账，久等未到可以催单',
    en: 'Your {name} order of {amount} is waiting for the money. If it takes long, you can ask us to hurry.',
  },
  checking: {
    code: 'checking',
    zh: '您的{name}订单 {amount} 正在人工核对，上传付款凭证可以加快处理',
    en: 'Your {name} order of {amount} is being checked. A proof of payment makes it faster.',
  },
});
