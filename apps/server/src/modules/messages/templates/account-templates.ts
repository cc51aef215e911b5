import { defineTemplates } from './template.ts';

/** The account and what the member wrote. */
export const accountTemplates = defineTemplates({
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
  closingStopped: {
    category: 'message',
    zh: {
      title: '注销申请仍在处理',
      text: '本次注销于 {at} 中止，没有完成，为此暂停的存款和投注已恢复。您的申请仍然有效，工作人员会继续处理，不用重新提交。想先停一停，可以在「自我保护」里开始冷静期或自我限制，马上生效。',
    },
    en: {
      title: 'Your request to close the account is still open',
      text: 'The closing that our staff had begun was stopped at {at} without being completed; the deposits and bets it had paused are possible again. Your request stays open and our staff will go on with it; you need not ask again. If you want to stop playing now, a time-out or self-exclusion begins at once.',
    },
    to: () => '/app/myCenter/protection',
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
});
