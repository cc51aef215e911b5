import { defineEnum } from '../enums/define-enum.ts';

/** Steps of a normal withdrawal, in order (section 4). */
export const withdrawalSteps = defineEnum({
  submitted: { code: 1, zh: '提交订单', en: 'Order submitted' },
  waitingForWithdrawal: { code: 2, zh: '等待出款', en: 'Waiting for withdrawal' },
  waitingForConfirmation: { code: 3, zh: '等待您确认', en: 'Waiting for your confirmation' },
  completed: { code: 4, zh: '订单完成', en: 'Order completed' },
});

/** Steps of a withdrawal that ran out of time, in order (section 4). */
export const expiredWithdrawalSteps = defineEnum({
  submitted: { code: 1, zh: '提交订单', en: 'Order submitted' },
  processing: { code: 2, zh: '订单处理中', en: 'Order processing' },
  timedOut: { code: 3, zh: '订单超时', en: 'Order timed out' },
});
