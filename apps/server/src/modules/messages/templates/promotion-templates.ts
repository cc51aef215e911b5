import { defineTemplates } from './template.ts';

/** Rewards, and gifts of the house. */
export const promotionTemplates = defineTemplates({
  rewardReversed: {
    category: 'recharge',
    zh: {
      title: '活动奖励已收回',
      text: '存款订单 {billNo} 的款项已被撤回，依据该笔存款发放的奖励 {amount} 随之收回；其中 {owed} 余额不足，已记为欠款。相应的流水要求已取消。',
    },
    en: {
      title: 'Reward taken back',
      text: 'The payment of deposit {billNo} was taken back, and with it the reward of {amount} that rested on it. {owed} of that was not in your wallet and is owed. What had to be played for it is void.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  abuseReversed: {
    category: 'activity',
    zh: {
      title: '活动奖励已收回',
      text: '经两位工作人员核实，活动「{titleZh}」的奖励 {amount} 因违规收回，其中 {owed} 余额不足，已记为欠款；相应的流水要求已取消。原因：{reason}。如有异议，可在「我的奖励」申诉一次。',
    },
    en: {
      title: 'Reward taken back',
      text: 'Two people reviewed your reward of “{titleEn}” and took {amount} back for abuse; {owed} of that was not in your wallet and is owed. What had to be played for it is void. Reason: {reason}. You can appeal once under My rewards.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  abusePoints: {
    category: 'activity',
    zh: {
      title: '活动积分已收回',
      text: '经两位工作人员核实，活动「{titleZh}」的 {count} 积分因违规收回。原因：{reason}。如有异议，可在「我的奖励」申诉一次。',
    },
    en: {
      title: 'Points taken back',
      text: 'Two people reviewed your {count} points of “{titleEn}” and took them back for abuse. Reason: {reason}. You can appeal once under My rewards.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  abuseCoins: {
    category: 'activity',
    zh: {
      title: '活动金币已收回',
      text: '经两位工作人员核实，活动「{titleZh}」的 {count} 金币因违规收回，余额不足的部分记为欠款。原因：{reason}。如有异议，可在「我的奖励」申诉一次。',
    },
    en: {
      title: 'Coins taken back',
      text: 'Two people reviewed your {count} coins of “{titleEn}” and took them back for abuse; what was spent is owed. Reason: {reason}. You can appeal once under My rewards.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  abuseRefused: {
    category: 'activity',
    zh: {
      title: '活动奖励已取消',
      text: '经两位工作人员核实，活动「{titleZh}」待领取的奖励因违规取消。原因：{reason}。如有异议，可在「我的奖励」申诉一次。',
    },
    en: {
      title: 'Reward withdrawn',
      text: 'Two people reviewed your reward of “{titleEn}” that waited to be claimed and withdrew it for abuse. Reason: {reason}. You can appeal once under My rewards.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  pointsReversed: {
    category: 'recharge',
    zh: {
      title: '活动积分已收回',
      text: '存款订单 {billNo} 的款项已被撤回，依据该笔存款发放的 {points} 积分随之收回。',
    },
    en: {
      title: 'Points taken back',
      text: 'The payment of deposit {billNo} was taken back, and with it the {points} points that rested on it.',
    },
    to: () => '/app/activity?tab=rewards',
  },
  giftSent: {
    category: 'activity',
    zh: { title: '您收到一份礼金', text: '送您 {amount}，请在 {at} 前领取，逾期失效。' },
    en: { title: 'A gift for you', text: '{amount} for you. Claim it before {at}; after that it lapses.' },
    to: ({ path }) => path ?? '/app/activity?tab=welfare',
  },
  rewardGone: {
    category: 'recharge',
    zh: {
      title: '活动奖励已失效',
      text: '存款订单 {billNo} 的款项已被撤回，依据该笔存款、尚未发放的奖励随之失效。',
    },
    en: {
      title: 'Reward void',
      text: 'The payment of deposit {billNo} was taken back. The reward that rested on it and was not paid yet is void.',
    },
    to: () => '/app/activity?tab=rewards',
  },
});
