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
