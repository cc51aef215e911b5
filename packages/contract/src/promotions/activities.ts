import type { CodeOf, KeyOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

// The specification prints these and wants every printed spelling from the first day; activities come later.

/** Activity status (specification section 4). */
export const activityStatuses = defineEnum({
  notStarted: { code: 0, wireName: 'NotStart', zh: '未开始', en: 'Not started' },
  running: { code: 1, wireName: 'Pending', zh: '进行中', en: 'Running' },
  ended: { code: 2, wireName: 'End', zh: '已结束', en: 'Ended' },
});
export type ActivityStatus = CodeOf<typeof activityStatuses>;

/** Barrier status of the breakout carousel (section 3, activity data). */
export const barrierStatuses = defineEnum({
  notStarted: { code: 0, wireName: 'NotStarted', zh: '未开始', en: 'Not started' },
  started: { code: 1, wireName: 'Start', zh: '进行中', en: 'Started' },
  ended: { code: 2, wireName: 'End', zh: '已结束', en: 'Ended' },
});
export type BarrierStatus = CodeOf<typeof barrierStatuses>;

/** Results of activity calls that are in `data.status` with envelope code 0 (sections 4 and 8); none is an error. */
export const activityResults = defineEnum({
  success: { code: 200, zh: '成功', en: 'Success' },
  repeated: { code: 711, zh: '重复提交', en: 'Repeated or failed step' },
  special: { code: 800, zh: '特别奖励', en: 'Special reward' },
});
export type ActivityResult = CodeOf<typeof activityResults>;

/** Modal types of the apply and reward flows (section 4); the names say when the table shows them. */
export const applyModalTypes = defineEnum({
  first: { code: 1, zh: '申请确认', en: 'Apply' },
  refused: { code: 2, zh: '暂不可申请', en: 'Not possible' },
  done: { code: 3, zh: '申请成功', en: 'Done' },
  special: { code: 4, zh: '特别奖励', en: 'Special reward' },
});
export type ApplyModalType = CodeOf<typeof applyModalTypes>;

/** Apply status (section 4, to the letter): step 1 with 200 gives 1, else 2; step 2 with 200 gives 3, 711 gives 2, else 1. */
export function applyModalType(step: 1 | 2, result: number): 1 | 2 | 3 {
  const { success, repeated } = activityResults.codes;
  const { first, refused, done } = applyModalTypes.codes;
  if (step === 1) return result === success ? first : refused;
  if (result === success) return done;
  return result === repeated ? refused : first;
}

/** Reward modal (section 4): 200 success, 800 the special reward (type 4), anything else failure. */
export function rewardModal(result: number): 'success' | 'special' | 'failure' {
  const { success, special } = activityResults.codes;
  if (result === success) return 'success';
  return result === special ? 'special' : 'failure';
}

/** State of a scratch card by the sign of its amount (section 4). */
export const scratchCardStates = defineEnum({
  claimable: { code: 'claimable', zh: '可领取', en: 'Claimable' },
  noneLeft: { code: 'noneLeft', zh: '已领完', en: 'None left' },
  faulty: { code: 'faulty', zh: '暂时无法领取', en: 'Not available' },
});

/** Above 0 claimable, 0 none left, below 0 an error (section 4); takes minor units. */
export function scratchCardState(amount: bigint): KeyOf<typeof scratchCardStates> {
  if (amount > 0n) return 'claimable';
  return amount === 0n ? 'noneLeft' : 'faulty';
}
