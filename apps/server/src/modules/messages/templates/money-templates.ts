import { defineTemplates } from './template.ts';

/** Deposits, withdrawals and bets. */
export const moneyTemplates = defineTemplates({
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
  freeBetSettled: {
    category: 'message',
    zh: { title: '免费投注已结算', text: '您的一笔免费投注已结算：盈利 {returned}，已记入中心钱包。' },
    en: {
      title: 'Free bet settled',
      text: 'One of your free bets is settled: it won {returned}, paid into your center wallet.',
    },
    to: () => '/app/myCenter/bets',
  },
  freeBetVoid: {
    category: 'message',
    zh: {
      title: '免费投注已退回',
      text: '您的一笔免费投注所投的注单已作废，面额 {stake} 的免费投注已退回，有效期重新计算。',
    },
    en: {
      title: 'Free bet returned',
      text: 'A bet placed with your free bet is void. The free bet of {stake} is yours again, and its term begins again.',
    },
    to: () => '/app/activity?tab=welfare',
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
