import { defineErrors } from '../../errors/error-row.ts';

/** Rewards and bonuses, decisions on them and appeals. */
export const promotionRewardErrors = defineErrors({
  rewardAlreadyClaimed: {
    code: 312_005,
    zh: '您已领取过该奖励',
    en: 'You have already claimed this reward.',
    retry: 'never',
    show: 'toast',
  },
  rewardExpired: {
    code: 312_006,
    zh: '奖励已过期',
    en: 'The reward has expired.',
    retry: 'never',
    show: 'toast',
  },
  prizeSoldOut: {
    code: 312_007,
    zh: '奖品已领完',
    en: 'All prizes have been claimed.',
    retry: 'never',
    show: 'toast',
  },
  applyUnderReview: {
    code: 312_008,
    zh: '申请正在审核，请耐心等待',
    en: 'Your application is under review. Please be patient.',
    retry: 'later',
    show: 'toast',
  },
  taskUnfinished: {
    code: 312_011,
    zh: '任务尚未完成，完成后即可领取',
    en: 'The task is not finished yet. Complete it to claim the reward.',
    retry: 'later',
    show: 'toast',
  },
  rewardNotWaiting: {
    code: 312_041,
    zh: '该奖励不在待审核状态',
    en: 'This reward does not wait for a decision.',
    retry: 'never',
    show: 'toast',
  },
  rewardUnknown: {
    code: 312_063,
    zh: '没有这笔奖励，或需在活动页领取',
    en: 'There is no such reward, or it is claimed on its own page.',
    retry: 'never',
    show: 'toast',
  },
  appealClosed: {
    code: 312_067,
    zh: '该奖励不能申诉：仅人工拒绝或收回的奖励可申诉一次',
    en: 'This reward cannot be appealed: what people refused or took back can be, once.',
    retry: 'never',
    show: 'toast',
  },
  bonusUnknown: {
    code: 312_068,
    zh: '没有这笔奖金',
    en: 'There is no such bonus.',
    retry: 'never',
    show: 'toast',
  },
  bonusClosed: {
    code: 312_069,
    zh: '该奖金已结束，无需放弃',
    en: 'This bonus is closed; there is nothing to give up.',
    retry: 'never',
    show: 'toast',
  },
  /** Something came free between the look and the press. */
  bonusChanged: {
    code: 312_071,
    zh: '奖金余额已变为 {held} 元，请确认后再试',
    en: 'The bonus is CNY {held} now. Please look again before giving it up.',
    retry: 'afterFix',
    show: 'toast',
  },
  rewardNotReversible: {
    code: 312_074,
    zh: '该奖励不能收回：仅待领取的，或发放未满 90 天且未全部收回的彩金、积分和金币可以收回',
    en: 'This reward cannot be taken back: what waits to be claimed can be, and money, points and coins within 90 days of their payment.',
    retry: 'never',
    show: 'toast',
  },
});
