import type { MessageCategory } from '@fairway/contract/enums/messages.ts';

type Params = Readonly<Record<string, string>>;

interface TemplateWords {
  title: string;
  /** `{name}` is a value as it stands, `{amount}` an amount with its currency, `{at}` a time of the site. */
  text: string;
}

export interface Template {
  category: MessageCategory;
  zh: TemplateWords;
  en: TemplateWords;
  /** The page it is about. */
  to?: (params: Params) => string;
}

/** Keeps the keys of the table. */
function defineTemplates<const Key extends string>(
  templates: Record<Key, Template>,
): Readonly<Record<Key, Template>> {
  return templates;
}

/**
 * Every message that the product writes by itself. What is kept is the key and the values: the words are made for the
 * reader, so a change of language changes old messages too. A key that was ever used stays.
 */
export const templates = defineTemplates({
  welcome: {
    category: 'message',
    zh: {
      title: '欢迎加入',
      text: '账户已开通。建议先看一遍「安全中心」，再按自己的预算存款；每一笔钱的来去都能在「交易记录」里查到。',
    },
    en: {
      title: 'Welcome',
      text: 'Your account is open. Have a look at the security page first, and deposit within your own budget; every movement of money can be looked up in your records.',
    },
    to: () => '/app/myCenter/security',
  },
  newDevice: {
    category: 'message',
    zh: {
      title: '新设备登录提醒',
      text: '您的账户于 {at} 在一台新设备上登录，IP 地址 {address}。如果不是您本人，请立即修改密码并退出该设备。',
    },
    en: {
      title: 'Login from a new device',
      text: 'Your account was signed in from a new device at {at}, network address {address}. If that was not you, change your password and sign that device out at once.',
    },
    to: () => '/app/myCenter/security',
  },
  passwordChanged: {
    category: 'message',
    zh: {
      title: '登录密码已修改',
      text: '您的登录密码已于 {at} 修改，其他设备均已退出登录。如果不是您本人操作，请尽快联系客服。',
    },
    en: {
      title: 'Password changed',
      text: 'Your password was changed at {at} and every other device was signed out. If that was not you, contact support as soon as you can.',
    },
    to: () => '/app/myCenter/security',
  },
  realNameChanged: {
    category: 'message',
    zh: {
      title: '真实姓名已更新',
      text: '您申请修改的真实姓名已于 {at} 审核通过。如果不是您本人申请，请立即联系客服。',
    },
    en: {
      title: 'Real name changed',
      text: 'The new real name you asked for was approved at {at}. If you did not ask for it, contact support at once.',
    },
    to: () => '/app/myCenter/security',
  },
  realNameRefused: {
    category: 'message',
    zh: {
      title: '真实姓名修改未通过',
      text: '您申请修改真实姓名，审核未通过，原姓名继续有效；原因可在「安全中心」查看。',
    },
    en: {
      title: 'Real name not changed',
      text: 'The new real name you asked for was refused; the one on record stays. The security page says why.',
    },
    to: () => '/app/myCenter/security',
  },
  phoneChanged: {
    category: 'message',
    zh: {
      title: '绑定手机已更换',
      text: '您申请更换的手机号已于 {at} 审核通过，所有设备均已退出登录。如果不是您本人申请，请立即联系客服。',
    },
    en: {
      title: 'Phone changed',
      text: 'The new phone number you asked for was approved at {at}, and every device was signed out. If you did not ask for it, contact support at once.',
    },
    to: () => '/app/myCenter/security',
  },
  phoneRefused: {
    category: 'message',
    zh: {
      title: '更换手机未通过',
      text: '您申请更换绑定手机，审核未通过，原手机号继续有效；原因可在「安全中心」查看。',
    },
    en: {
      title: 'Phone not changed',
      text: 'The new phone number you asked for was refused; the one on record stays. The security page says why.',
    },
    to: () => '/app/myCenter/security',
  },
  feedbackAnswered: {
    category: 'message',
    zh: { title: '您的反馈有回复了', text: '您反馈的「{subject}」已有回复，请到「意见反馈」查看。' },
    en: {
      title: 'Your feedback has an answer',
      text: 'There is an answer to your feedback “{subject}”. You will find it under Feedback.',
    },
    to: () => '/app/myCenter/feedback',
  },
  depositSettled: {
    category: 'recharge',
    zh: { title: '存款已到账', text: '您的存款 {amount} 已存入中心钱包，订单号 {billNo}。' },
    en: {
      title: 'Deposit received',
      text: 'Your deposit of {amount} is in your center wallet. Order {billNo}.',
    },
    to: ({ billNo }) => `/app/myCenter/deposit/${billNo}`,
  },
  withdrawalPaid: {
    category: 'recharge',
    zh: { title: '提款已汇出', text: '您的提款 {amount} 已汇出，请留意收款账户，订单号 {billNo}。' },
    en: {
      title: 'Withdrawal paid',
      text: 'Your withdrawal of {amount} has been paid out. Please check the receiving account. Order {billNo}.',
    },
    to: ({ billNo }) => `/app/myCenter/withdrawals/${billNo}`,
  },
  withdrawalRefused: {
    category: 'recharge',
    zh: {
      title: '提款未通过',
      text: '您的提款 {amount} 未能完成，款项已退回中心钱包，原因可在订单 {billNo} 中查看。',
    },
    en: {
      title: 'Withdrawal refused',
      text: 'Your withdrawal of {amount} was not completed. The money is back in your center wallet; order {billNo} says why.',
    },
    to: ({ billNo }) => `/app/myCenter/withdrawals/${billNo}`,
  },
  betSettled: {
    category: 'message',
    zh: { title: '注单已结算', text: '您的一笔注单已结算：本金 {stake}，返还 {returned}。' },
    en: {
      title: 'Bet settled',
      text: 'One of your bets is settled: stake {stake}, returned {returned}.',
    },
    to: () => '/app/myCenter/bets',
  },
  betResettled: {
    category: 'message',
    zh: {
      title: '注单重新结算',
      text: '赛果更正，您的一笔注单已重新结算：返还由 {before} 改为 {after}，差额已记入中心钱包。',
    },
    en: {
      title: 'Bet settled again',
      text: 'The result was corrected and one of your bets was settled again: the return changed from {before} to {after}; the difference is booked to your center wallet.',
    },
    to: () => '/app/myCenter/bets',
  },
});

export type TemplateKey = keyof typeof templates;
