import { defineErrors } from '../../errors/error-row.ts';

/** Gifts for credit, points and score, and those of VIP levels. */
export const promotionGiftErrors = defineErrors({
  vipReviewUnfit: {
    code: 312_072,
    zh: '暂不能核验 VIP{level}：{rule}',
    en: 'VIP {level} cannot be reviewed: {rule}',
    retry: 'later',
    show: 'toast',
  },
  giftNotFound: {
    code: 312_012,
    zh: '礼品不存在或已下架',
    en: 'This gift does not exist or is no longer offered.',
    retry: 'never',
    show: 'toast',
  },
  receiverMissing: {
    code: 312_013,
    zh: '请先填写收货信息',
    en: 'Please fill in the delivery details first.',
    retry: 'afterFix',
    show: 'field',
    field: 'receiver',
  },
  pointsInsufficient: {
    code: 312_014,
    zh: '积分不足，当前可用 {available} 积分',
    en: 'Not enough points. You have {available} points.',
    retry: 'later',
    show: 'toast',
  },
  vipLevelTooLow: {
    code: 312_015,
    zh: '达到 VIP{level} 后可领取',
    en: 'This opens at VIP {level}.',
    retry: 'later',
    show: 'toast',
  },
  notBirthday: {
    code: 312_024,
    zh: '生日礼金仅限生日当天领取，您的下一个生日是 {date}',
    en: 'The birthday gift is for the day itself. Your next birthday is {date}.',
    retry: 'later',
    show: 'toast',
  },
  birthDateTooNew: {
    code: 312_025,
    zh: '出生日期填写时间不足，{date} 起可领取生日礼金',
    en: 'Your birth date has not been on file long enough. It counts from {date} on.',
    retry: 'later',
    show: 'toast',
  },
  vipLevelUnderReview: {
    code: 312_026,
    zh: 'VIP{level} 待核验，核验通过后可领取',
    en: 'VIP {level} is being verified; this opens once it is.',
    retry: 'later',
    show: 'toast',
  },
  creditInsufficient: {
    code: 312_051,
    zh: '额度不足：需要 {need}，当前可用 {available}',
    en: 'Not enough credit: {need} needed, you have {available}.',
    retry: 'later',
    show: 'toast',
  },
  scoreInsufficient: {
    code: 312_052,
    zh: '活动积分不足：需要 {need}，当前可用 {available}',
    en: 'Not enough score: {need} needed, you have {available}.',
    retry: 'later',
    show: 'toast',
  },
  reminderNeedless: {
    code: 312_053,
    zh: '该礼品现在就可以兑换，无需提醒',
    en: 'This gift can be exchanged right now; no reminder is needed.',
    retry: 'never',
    show: 'toast',
  },
});
