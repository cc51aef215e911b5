import type { WatchRule } from './video-schemas.ts';

/** What a rule is called where it refuses, and in the filters. */
export const watchRuleNames: Readonly<Record<WatchRule, { readonly zh: string; readonly en: string }>> = {
  everyone: { zh: '所有人可看', en: 'open to everyone' },
  preview: { zh: '试看时间已用完，登录后可继续观看', en: 'the preview is used up; sign in to go on' },
  members: { zh: '登录后可看', en: 'sign in to watch' },
  active: {
    zh: '有余额或 24 小时内有投注的会员可看',
    en: 'for members with money or a bet in the last 24 hours',
  },
  switchedOff: { zh: '直播暂未开放', en: 'live video is switched off' },
  covered: { zh: '画面被多人举报，正在核查', en: 'reported by several members and being checked' },
  country: { zh: '您所在的地区暂不提供', en: 'not offered where you are' },
};
