import type { CodeOf, KeyOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Fast withdrawal order status, the orderState of a (sub-)order (specification sections 3 and 4). */
export const withdrawalOrderStates = defineEnum({
  matching: { code: 4011, wireName: 'Matching', zh: '处理中', en: 'Processing' },
  waitingPay: { code: 4012, wireName: 'WaittingPay', zh: '进行中', en: 'In progress' },
  waitingConfirm: { code: 4013, wireName: 'WattingConfirm', zh: '待确认', en: 'To be confirmed' },
  frozen: { code: 4014, wireName: 'Frozen', zh: '已冻结', en: 'Frozen' },
});
export type WithdrawalOrderState = CodeOf<typeof withdrawalOrderStates>;

/** What the ball shows for a withdrawal (section 4, status 0 to 3); frozen has no printed number, 4 is ours. */
export const withdrawalBallStatuses = defineEnum({
  processing: { code: 0, zh: '提款处理中', en: 'Processing' },
  inProgress: { code: 1, zh: '提款进行中', en: 'In progress' },
  readyToConfirm: { code: 2, zh: '提款待您确认', en: 'Ready to be confirmed' },
  toBeConfirmed: { code: 3, zh: '提款待确认', en: 'To be confirmed' },
  frozen: { code: 4, zh: '提款已冻结', en: 'Frozen' },
});
export type WithdrawalBallStatus = CodeOf<typeof withdrawalBallStatuses>;

/** The fields of a (sub-)order that decide its ball status. */
export interface WithdrawalOrderFacts {
  readonly orderState: number;
  readonly orderSource: number;
  readonly matchResult: number;
}

/**
 * The ball status of one (sub-)order (section 4): 4011, 4012 and 4014 decide first, then orderSource 1 or 2, then 4013
 * with matchResult 1. Undefined for anything else: the ball does not show that order.
 */
export function withdrawalBallStatus(
  order: WithdrawalOrderFacts,
): KeyOf<typeof withdrawalBallStatuses> | undefined {
  const { matching, waitingPay, waitingConfirm, frozen } = withdrawalOrderStates.codes;
  if (order.orderState === matching) return 'processing';
  if (order.orderState === waitingPay) return 'inProgress';
  if (order.orderState === frozen) return 'frozen';
  if (order.orderSource === 1 || order.orderSource === 2) return 'toBeConfirmed';
  if (order.orderState === waitingConfirm && order.matchResult === 1) return 'readyToConfirm';
  return undefined;
}
