import type { MessageCategory } from '@fairway/contract/messages/categories.ts';

type Params = Readonly<Record<string, string>>;

interface TemplateText {
  title: string;
  /** `{name}` is a value as it is, `{amount}` an amount with its currency, `{at}` a time of the site. */
  text: string;
}

export interface Template {
  category: MessageCategory;
  zh: TemplateText;
  en: TemplateText;
  /** The page it is about. */
  to?: (params: Params) => string;
}

/** Keeps the keys of the table. */
function defineTemplates<const Key extends string>(
  templates: Record<Key, Template>,
): Readonly<Record<Key, Template>> {
  return templates;
}

/** The order of the member who reads it: the payer's is a deposit, the recipient's a withdrawal. */
const orderOfSide = ({ side, billNo }: Params) =>
  side === 'payer' ? `/app/myCenter/deposit/${billNo}` : `/app/myCenter/withdrawals/${billNo}`;

/**
 * Every message that the product writes by itself. What is kept is the key and the values: the text is made for the
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
  broadcastSoon: {
    category: 'activity',
    zh: { title: '直播即将开始', text: '您预约的「{titleZh}」将于 {at} 开始。' },
    en: { title: 'Starting soon', text: '“{titleEn}”, which you asked to be reminded of, starts at {at}.' },
    to: ({ scheduleId = '' }) => `/app/schedule/scheduleDetail/${scheduleId}`,
  },
  followedSoon: {
    category: 'activity',
    zh: { title: '{anchor} 即将开播', text: '「{titleZh}」将于 {at} 开始。' },
    en: { title: '{anchor} goes live soon', text: '“{titleEn}” starts at {at}.' },
    to: ({ scheduleId = '' }) => `/app/schedule/scheduleDetail/${scheduleId}`,
  },
  followedLive: {
    category: 'activity',
    zh: { title: '{anchor} 开播了', text: '「{titleZh}」正在直播，开播时间 {at}。' },
    en: { title: '{anchor} is live', text: '“{titleEn}” is on the air since {at}.' },
    to: ({ chatRoomNo = '' }) => `/app/live/room/${chatRoomNo}`,
  },
  anchorApproved: {
    category: 'message',
    zh: { title: '主播申请已通过', text: '您的直播间已开通，可以开播和发布预告了。' },
    en: {
      title: 'You are an anchor now',
      text: 'Your application was approved and your room is open: you may go live and announce broadcasts.',
    },
  },
  anchorRefused: {
    category: 'message',
    zh: { title: '主播申请未通过', text: '您的主播申请未通过，原因：{reason}。修改后可以再次申请。' },
    en: {
      title: 'Application not approved',
      text: 'Your application as an anchor was not approved: {reason}. You may apply again.',
    },
  },
  anchorSuspended: {
    category: 'message',
    zh: { title: '您的直播已被暂停', text: '您的主播资格已暂停，原因：{reason}。如有异议，请联系客服。' },
    en: {
      title: 'You are suspended as an anchor',
      text: 'You cannot go live for the time being: {reason}. If you disagree, contact support.',
    },
  },
  anchorResumed: {
    category: 'message',
    zh: { title: '您的直播已恢复', text: '您的主播资格已恢复，可以重新开播。' },
    en: { title: 'You may go live again', text: 'Your suspension as an anchor is lifted.' },
  },
  anchorContract: {
    category: 'message',
    zh: {
      title: '有新的合约等您确认',
      text: '新的礼物分成合约已拟定，等您确认；确认后生效。',
    },
    en: {
      title: 'A contract waits for you',
      text: 'A new version of your contract about gifts is ready; it counts once you agree.',
    },
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
  rewardReversed: {
    category: 'recharge',
    zh: {
      title: '活动奖励已收回',
      text: '存款订单 {billNo} 的款项已被撤回，依据该笔存款发放的奖励 {amount} 随之收回；其中 {owed} 余额不足，已记为欠款。相应的流水要求已取消。',
    },
    en: {
      title: 'Reward taken back',
      text: 'The payment of deposit {billNo} was taken back, and with it the reward of {amount} that rested on it. {owed} of that was not in your wallet and is owed. What had to be played for it is void.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  abuseReversed: {
    category: 'activity',
    zh: {
      title: '活动奖励已收回',
      text: '经两位工作人员核实，活动「{titleZh}」的奖励 {amount} 因违规收回，其中 {owed} 余额不足，已记为欠款；相应的流水要求已取消。原因：{reason}。如有异议，可在「我的奖励」申诉一次。',
    },
    en: {
      title: 'Reward taken back',
      text: 'Two people reviewed your reward of “{titleEn}” and took {amount} back for abuse; {owed} of that was not in your wallet and is owed. What had to be played for it is void. Reason: {reason}. You can appeal once under My rewards.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  abusePoints: {
    category: 'activity',
    zh: {
      title: '活动积分已收回',
      text: '经两位工作人员核实，活动「{titleZh}」的 {points} 积分因违规收回。原因：{reason}。如有异议，可在「我的奖励」申诉一次。',
    },
    en: {
      title: 'Points taken back',
      text: 'Two people reviewed your {points} points of “{titleEn}” and took them back for abuse. Reason: {reason}. You can appeal once under My rewards.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  abuseRefused: {
    category: 'activity',
    zh: {
      title: '活动奖励已取消',
      text: '经两位工作人员核实，活动「{titleZh}」待领取的奖励因违规取消。原因：{reason}。如有异议，可在「我的奖励」申诉一次。',
    },
    en: {
      title: 'Reward withdrawn',
      text: 'Two people reviewed your reward of “{titleEn}” that waited to be claimed and withdrew it for abuse. Reason: {reason}. You can appeal once under My rewards.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  pointsReversed: {
    category: 'recharge',
    zh: {
      title: '活动积分已收回',
      text: '存款订单 {billNo} 的款项已被撤回，依据该笔存款发放的 {points} 积分随之收回。',
    },
    en: {
      title: 'Points taken back',
      text: 'The payment of deposit {billNo} was taken back, and with it the {points} points that rested on it.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  giftSent: {
    category: 'activity',
    zh: { title: '您收到一份礼金', text: '送您 {amount}，请在 {at} 前领取，逾期失效。' },
    en: { title: 'A gift for you', text: '{amount} for you. Claim it before {at}; after that it lapses.' },
    to: ({ path }) => path ?? '/app/activity?tab=welfare',
  },
  rewardGone: {
    category: 'recharge',
    zh: {
      title: '活动奖励已失效',
      text: '存款订单 {billNo} 的款项已被撤回，依据该笔存款、尚未发放的奖励随之失效。',
    },
    en: {
      title: 'Reward void',
      text: 'The payment of deposit {billNo} was taken back. The reward that rested on it and was not paid yet is void.',
    },
    to: () => '/app/activity?tab=rewards',
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
  appealOpened: {
    category: 'recharge',
    zh: {
      title: '对方提出了申诉，请您说明',
      text: '订单 {billNo} 中的 {amount} 被对方申诉。请在订单里说明情况并上传凭证；有结论之前款项一直锁定，不会因为超时划给任何一方。',
    },
    en: {
      title: 'The other side has appealed',
      text: 'There is an appeal about {amount} of order {billNo}. Please say what happened and attach proof in the order. Until it is settled the money stays held; no deadline gives it to anybody.',
    },
    to: orderOfSide,
  },
  partClaimed: {
    category: 'recharge',
    zh: {
      title: '付款人称已向您付款，请核对',
      text: '订单 {billNo} 中有一笔 {amount} 曾因对方逾时未提交付款而释放，对方现已补交付款凭证。请在订单里核对：收到请凭提款密码确认，没收到请说明情况。您不处理不会扣款，由两名运营人员核定。',
    },
    en: {
      title: 'A payer says that you were paid',
      text: 'A payment of {amount} for order {billNo} was released because its payer said nothing in time; the payer has now handed in a proof. Please look at it in the order: confirm it with your withdraw password, or say that nothing has arrived. Without an answer nothing is taken; two operators decide.',
    },
    to: orderOfSide,
  },
  appealAnswered: {
    category: 'recharge',
    zh: {
      title: '对方补充了说明',
      text: '订单 {billNo} 中 {amount} 的申诉有了新的说明或凭证，请查看；您也可以继续补充。',
    },
    en: {
      title: 'The other side has answered',
      text: 'There is a new statement about {amount} of order {billNo}. Please read it; you can add to yours.',
    },
    to: orderOfSide,
  },
  appealWithOperator: {
    category: 'recharge',
    zh: {
      title: '运营人员正在核查',
      text: '订单 {billNo} 中的 {amount} 未在时限内得到确认，已转运营人员优先核查。款项继续锁定，须收款人确认或两名运营人员核定才会变动。',
    },
    en: {
      title: 'An operator is looking into it',
      text: 'The {amount} of order {billNo} were not settled in time and are now with our operators, with priority. The money stays held until the recipient confirms or two operators decide.',
    },
    to: orderOfSide,
  },
  appealConfirmed: {
    category: 'recharge',
    zh: {
      title: '申诉已有结论：认定已付款',
      text: '订单 {billNo} 中的 {amount} 已认定付款成功，详情请在订单中查看。',
    },
    en: {
      title: 'Appeal closed: paid',
      text: 'The {amount} of order {billNo} count as paid. The order shows how it was settled.',
    },
    to: orderOfSide,
  },
  appealReleased: {
    category: 'recharge',
    zh: {
      title: '申诉已有结论：认定未付款',
      text: '订单 {billNo} 中的 {amount} 经两名运营人员核定未付款，详情请在订单中查看。',
    },
    en: {
      title: 'Appeal closed: not paid',
      text: 'Two operators have decided that the {amount} of order {billNo} were not paid. The order shows how it was settled.',
    },
    to: orderOfSide,
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
