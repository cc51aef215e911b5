import { defineEnum } from '../enums/define-enum.ts';

/** Steps of a fast-to-card deposit, in order (specification section 4). */
export const fastToCardSteps = defineEnum({
  submitted: { code: 1, zh: '提交订单', en: 'Order submitted' },
  pendingPayment: { code: 2, zh: '等待您付款', en: 'Pending your payment' },
  confirmReceipt: { code: 3, zh: '确认收款', en: 'Confirm receipt' },
  completed: { code: 4, zh: '订单完成', en: 'Order completed' },
});

/** Steps of a USDT deposit bought with RMB, in order (section 4). */
export const usdtDepositByCnySteps = defineEnum({
  selectProtocol: { code: 1, zh: '选择协议', en: 'Select protocol' },
  exchangeTransfers: { code: 2, zh: '交易所购买并转出 USDT', en: 'Exchange buys and transfers USDT' },
  completed: { code: 3, zh: '存款完成', en: 'Deposit completed' },
});

/** Steps of a USDT deposit from an own wallet, in order (section 4). */
export const usdtDepositByUsdtSteps = defineEnum({
  chooseColdWallet: { code: 1, zh: '选择冷钱包', en: 'Choose cold wallet' },
  selectProtocol: { code: 2, zh: '选择协议', en: 'Select protocol' },
  enterAmount: { code: 3, zh: '输入金额', en: 'Enter amount' },
  completed: { code: 4, zh: '存款完成', en: 'Deposit completed' },
});
