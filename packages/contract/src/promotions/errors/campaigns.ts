import { defineErrors } from '../../errors/error-row.ts';

/** A campaign and who may take part in it. */
export const promotionCampaignErrors = defineErrors({
  activityUnknown: {
    code: 312_001,
    zh: '活动不存在或已下线',
    en: 'This promotion does not exist or is over.',
    retry: 'never',
    show: 'page',
  },
  activityNotStarted: {
    code: 312_002,
    zh: '活动尚未开始，敬请期待',
    en: 'The promotion has not started yet. Stay tuned.',
    retry: 'later',
    show: 'toast',
  },
  activityEnded: {
    code: 312_003,
    zh: '活动已结束',
    en: 'The promotion is over.',
    retry: 'never',
    show: 'toast',
  },
  notEligible: {
    code: 312_004,
    zh: '暂不符合领取条件：{rule}',
    en: 'You do not meet the conditions yet: {rule}',
    retry: 'later',
    show: 'toast',
  },
  entryClosed: {
    code: 312_016,
    zh: '本轮已截止，请参与下一轮',
    en: 'This round is closed. Please join the next one.',
    retry: 'later',
    show: 'toast',
  },
  /** Euro refresh within five seconds (section 8, «don't-refresh message»). */
  activityRefreshTooSoon: {
    code: 312_017,
    zh: '请勿频繁刷新，稍后再试',
    en: 'Please do not refresh so often; try again in a moment.',
    retry: 'later',
    show: 'toast',
  },
  /** An editor's version that cannot be published or saved as it is. */
  campaignUnfit: {
    code: 312_018,
    zh: '活动条款有误：{rule}',
    en: 'The campaign cannot be saved or published like this: {rule}',
    retry: 'afterFix',
    show: 'toast',
  },
  campaignOver: {
    code: 312_019,
    zh: '活动已归档或撤销，不能再更改',
    en: 'The campaign is archived or withdrawn and cannot be changed.',
    retry: 'never',
    show: 'toast',
  },
  campaignOwes: {
    code: 312_040,
    zh: '仍有 {count} 笔奖励待领取或待审核，暂不能归档',
    en: '{count} rewards still wait to be claimed or decided, so the campaign cannot be archived yet.',
    retry: 'later',
    show: 'toast',
  },
  memberCapReached: {
    code: 312_064,
    zh: '本活动每人最多可得 {cap} 元，您的名额已用完',
    en: 'One member can have CNY {cap} of this promotion, and you have had it.',
    retry: 'never',
    show: 'toast',
  },
  dayCapReached: {
    code: 312_065,
    zh: '今日名额已发完，明日 00:00 起可继续领取',
    en: 'Today’s rewards are all given. There are more from 00:00 on.',
    retry: 'later',
    show: 'toast',
  },
  otherOfGroupTaken: {
    code: 312_066,
    zh: '您已参加同组的另一个活动，同组活动只能参加一个',
    en: 'You take part in another promotion of this group; of a group one can be taken.',
    retry: 'never',
    show: 'toast',
  },
});
