import type { CodeOf, KeyOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Task types of the new-member tasks (specification section 4; Withrial is spelled so). */
export const taskTypes = defineEnum({
  newMember: { code: 1, wireName: 'New', zh: '新人任务', en: 'New member' },
  deposit: { code: 2, wireName: 'Deposit', zh: '首存任务', en: 'Deposit' },
  withdrawal: { code: 3, wireName: 'Withrial', zh: '首提任务', en: 'Withdrawal' },
  gameFirst: { code: 4, wireName: 'GameFirst', zh: '游戏首投任务', en: 'First game' },
  gamePackage: { code: 5, wireName: 'GamePackage', zh: '新人礼包', en: 'Game package' },
  reborn: { code: 6, wireName: 'Reborn', zh: '回归任务', en: 'Return' },
});
export type TaskType = CodeOf<typeof taskTypes>;

/** New-task receive states (section 4). */
export const taskReceiveStates = defineEnum({
  not: { code: 0, wireName: 'Not', zh: '未完成', en: 'Not finished' },
  betNow: { code: 1, wireName: 'BetNow', zh: '立即投注', en: 'Bet now' },
  canReceive: { code: 2, wireName: 'CanReceive', zh: '领取', en: 'Receive' },
  received: { code: 3, wireName: 'Received', zh: '已领取', en: 'Received' },
  expired: { code: 4, wireName: 'Expired', zh: '已过期', en: 'Expired' },
  notStarted: { code: 5, wireName: 'NotStart', zh: '未开始', en: 'Not started' },
});
export type TaskReceiveState = KeyOf<typeof taskReceiveStates>;

/** Deposit, withdrawal and reborn bonus states (section 4); 6 is not used. */
export const bonusStates = defineEnum({
  not: { code: 0, wireName: 'Not', zh: '未完成', en: 'Not finished' },
  deposit: { code: 1, wireName: 'Deposit', zh: '立即存款', en: 'Deposit now' },
  canReceive: { code: 2, wireName: 'CanReceive', zh: '领取', en: 'Receive' },
  received: { code: 3, wireName: 'Received', zh: '已领取', en: 'Received' },
  expired: { code: 4, wireName: 'Expired', zh: '已过期', en: 'Expired' },
  notStarted: { code: 5, wireName: 'NotStart', zh: '未开始', en: 'Not started' },
  applied: { code: 7, wireName: 'Applied', zh: '审核中', en: 'Applied' },
  passed: { code: 8, wireName: 'Passed', zh: '审核通过', en: 'Passed' },
  rejected: { code: 9, wireName: 'Reject', zh: '审核未通过', en: 'Rejected' },
});
export type BonusState = CodeOf<typeof bonusStates>;

const { not, canReceive, received, expired, notStarted, applied, passed, rejected } = bonusStates.members;

/** New-member gift states: the bonus states with Pending in place of Deposit (section 4). */
export const newMemberGiftStates = defineEnum({
  not,
  pending: { code: 1, wireName: 'Pending', zh: '待完成', en: 'Pending' },
  canReceive,
  received,
  expired,
  notStarted,
  applied,
  passed,
  rejected,
});
export type NewMemberGiftState = CodeOf<typeof newMemberGiftStates>;

/**
 * What the client writes into its own field after a sign-in or first deposit or withdrawal award (section 4). The server
 * stores Received = 3; the two are never mixed.
 */
export const clientReceivedMark = 2;
