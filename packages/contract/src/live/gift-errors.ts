import { defineErrors } from '../errors/error-row.ts';

/** Gifts to anchors and the limits on them. */
export const giftErrors = defineErrors({
  giftsClosed: {
    code: 313_050,
    zh: '打赏功能暂未开放',
    en: 'Gifts are not taken at present.',
    retry: 'later',
    show: 'toast',
  },
  giftPriceChanged: {
    code: 313_051,
    zh: '礼物价格已更新，请按新价格重新选择',
    en: 'The prices of the gifts have changed. Please choose again.',
    retry: 'afterFix',
    show: 'toast',
  },
  giftOwnRoom: {
    code: 313_053,
    zh: '不能给自己的直播间送礼物',
    en: 'You cannot give to your own room.',
    retry: 'never',
    show: 'toast',
  },
  giftStreakStale: {
    code: 313_054,
    zh: '这次连击已经送出过其他礼物，请重新开始',
    en: 'This streak has another gift at this place. Please begin again.',
    retry: 'afterFix',
    show: 'toast',
  },
  anchorGiftNotFound: {
    code: 313_055,
    zh: '礼物记录不存在',
    en: 'This gift does not exist.',
    retry: 'never',
    show: 'toast',
  },
  giftFinal: {
    code: 313_056,
    zh: '已超过 5 秒，礼物不能撤回',
    en: 'More than five seconds have passed; the gift cannot be taken back.',
    retry: 'never',
    show: 'toast',
  },
  tipCeilingReached: {
    code: 313_058,
    zh: '超出平台{span}打赏上限 {limit}，还可打赏 {remaining}',
    en: 'This passes the site’s ceiling of {limit} on gifts ({span}). You can still give {remaining}.',
    retry: 'later',
    show: 'toast',
    remedy: 'playLimits',
  },
  tipIdentityNeeded: {
    code: 313_059,
    zh: '未完成实名认证，累计最多可打赏 {limit}，请先完成认证',
    en: 'Without a verified identity you can give {limit} in all. Please verify your identity first.',
    retry: 'afterFix',
    show: 'toast',
    remedy: 'identityForm',
  },
  giftNotRefundable: {
    code: 313_060,
    zh: '该礼物不能退还：尚可撤回、已撤回或已退还',
    en: 'This gift cannot be refunded: it can still be taken back, or it was taken back or refunded.',
    retry: 'never',
    show: 'toast',
  },
});
