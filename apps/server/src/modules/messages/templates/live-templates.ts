import { defineTemplates } from './template.ts';

/** Broadcasts and anchors. */
export const liveTemplates = defineTemplates({
  broadcastSoon: {
    category: 'activity',
    zh: { title: '直播即将开始', text: '您预约的「{titleZh}」将于 {at} 开始。' },
    en: { title: 'Starting soon', text: '“{titleEn}”, which you asked to be reminded of, starts at {at}.' },
    to: ({ scheduleId = '' }) => `/app/schedule/scheduleDetail/${scheduleId}`,
  },
  followedSoon: {
    category: 'activity',
    zh: { title: '{anchor} 即将开播', text: '「{titleZh}」将于 {at} 开始。' },
    en: { title: '{anchor} goes live soon', text: '“{titleEn}” starts at {at}.' },
    to: ({ scheduleId = '' }) => `/app/schedule/scheduleDetail/${scheduleId}`,
  },
  followedLive: {
    category: 'activity',
    zh: { title: '{anchor} 开播了', text: '「{titleZh}」正在直播，开播时间 {at}。' },
    en: { title: '{anchor} is live', text: '“{titleEn}” is on the air since {at}.' },
    to: ({ chatRoomNo = '' }) => `/app/live/room/${chatRoomNo}`,
  },
  anchorApproved: {
    category: 'message',
    zh: { title: '主播申请已通过', text: '您的直播间已开通，可以开播和发布预告了。' },
    en: {
      title: 'You are an anchor now',
      text: 'Your application was approved and your room is open: you may go live and announce broadcasts.',
    },
  },
  anchorRefused: {
    category: 'message',
    zh: { title: '主播申请未通过', text: '您的主播申请未通过，原因：{reason}。修改后可以再次申请。' },
    en: {
      title: 'Application not approved',
      text: 'Your application as an anchor was not approved: {reason}. You may apply again.',
    },
  },
  anchorSuspended: {
    category: 'message',
    zh: { title: '您的直播已被暂停', text: '您的主播资格已暂停，原因：{reason}。如有异议，请联系客服。' },
    en: {
      title: 'You are suspended as an anchor',
      text: 'You cannot go live for the time being: {reason}. If you disagree, contact support.',
    },
  },
  anchorResumed: {
    category: 'message',
    zh: { title: '您的直播已恢复', text: '您的主播资格已恢复，可以重新开播。' },
    en: { title: 'You may go live again', text: 'Your suspension as an anchor is lifted.' },
  },
  anchorContract: {
    category: 'message',
    zh: {
      title: '有新的合约等您确认',
      text: '新的礼物分成合约已拟定，等您确认；确认后生效。',
    },
    en: {
      title: 'A contract waits for you',
      text: 'A new version of your contract about gifts is ready; it counts once you agree.',
    },
  },
});
