import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

// The specification prints these and wants every printed spelling from the first day; the chat comes later.

/** State of the chat's MQTT connection; it starts as connecting (specification section 4, chat and session). */
export const mqttStatuses = defineEnum({
  connecting: { code: 'connecting', zh: '连接中', en: 'Connecting' },
  connected: { code: 'connected', zh: '已连接', en: 'Connected' },
  reconnecting: { code: 'reconnecting', zh: '重新连接中', en: 'Reconnecting' },
  closed: { code: 'closed', zh: '已断开', en: 'Closed' },
});
export type MqttStatus = CodeOf<typeof mqttStatuses>;

/** The chat endpoint by login state, a part of its path (section 6). */
export const chatCallers = defineEnum({
  web: { code: 'web', zh: '会员', en: 'Member' },
  anonymous: { code: 'anonymous', zh: '游客', en: 'Visitor' },
});
export type ChatCaller = CodeOf<typeof chatCallers>;

/** Welcome lists of a room (section 3, chat room state). */
export const welcomePriorities = defineEnum({
  high: { code: 'high', zh: '优先', en: 'High' },
  low: { code: 'low', zh: '普通', en: 'Low' },
});
export type WelcomePriority = CodeOf<typeof welcomePriorities>;

/** Why a member reports a message. */
export const chatReportReasons = defineEnum({
  abuse: { code: 'abuse', zh: '辱骂攻击', en: 'Abuse' },
  advert: { code: 'advert', zh: '广告引流', en: 'Advertising' },
  fraud: { code: 'fraud', zh: '欺诈信息', en: 'Fraud' },
  contact: { code: 'contact', zh: '索要联系方式', en: 'Asks for contacts' },
  other: { code: 'other', zh: '其他', en: 'Other' },
});
export type ChatReportReason = CodeOf<typeof chatReportReasons>;

/** Reasons that an admin picks for a mute; another one is typed. */
export const chatMuteReasons = defineEnum({
  abuse: { code: 'abuse', zh: '辱骂他人', en: 'Abusing others' },
  advert: { code: 'advert', zh: '发布广告', en: 'Advertising' },
  flood: { code: 'flood', zh: '刷屏', en: 'Flooding the room' },
  contact: { code: 'contact', zh: '留联系方式', en: 'Giving contacts' },
});

/** What a message meets that has a listed word. */
export const chatTermActs = defineEnum({
  mask: { code: 'mask', zh: '打码', en: 'Mask' },
  hold: { code: 'hold', zh: '人工审核', en: 'Hold for review' },
  refuse: { code: 'refuse', zh: '拒绝发送', en: 'Refuse' },
  mute: { code: 'mute', zh: '拒绝并禁言', en: 'Refuse and mute' },
});
export type ChatTermAct = CodeOf<typeof chatTermActs>;

/** Why the caller may not write in a room (section 3, chat room state: userStatus). */
export const chatUserStatuses = defineEnum({
  free: { code: 0, zh: '可发言', en: 'Free' },
  mutedHere: { code: 1, zh: '本房间禁言', en: 'Muted here' },
  mutedOnSite: { code: 2, zh: '全站禁言', en: 'Muted on the site' },
  visitor: { code: 3, zh: '游客', en: 'Visitor' },
});
export type ChatUserStatus = CodeOf<typeof chatUserStatuses>;

/** Seconds by which a room may hold its messages back. */
export const holdBackSpans = [0, 2, 4, 6] as const;
