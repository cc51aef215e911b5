import { defineErrors } from '../errors/error-row.ts';

/** Match and anchor rooms, their chat and gifts. */
export const liveErrors = defineErrors({
  roomNotFound: {
    code: 313_001,
    zh: '房间不存在或已关闭',
    en: 'This room does not exist or is closed.',
    retry: 'never',
    show: 'toast',
  },
  chatClosed: {
    code: 313_002,
    zh: '聊天室未开放',
    en: 'The chat is not open.',
    retry: 'later',
    show: 'toast',
  },
  chatMuted: {
    code: 313_003,
    zh: '您已被禁言至 {until}，原因：{reason}',
    en: 'You are muted until {until}. Reason: {reason}',
    retry: 'later',
    show: 'toast',
  },
  chatTooLong: {
    code: 313_004,
    zh: '消息最多 {max} 字',
    en: 'A message may have at most {max} characters.',
    retry: 'afterFix',
    show: 'toast',
  },
  chatTooFast: {
    code: 313_005,
    zh: '发言太快了，请稍等片刻',
    en: 'You are writing too fast. Please wait a moment.',
    retry: 'later',
    show: 'toast',
  },
  chatTextRefused: {
    code: 313_006,
    zh: '消息包含不允许的内容，请修改后发送',
    en: 'The message contains something that is not allowed. Please change it.',
    retry: 'afterFix',
    show: 'toast',
  },
  chatAdminOnly: {
    code: 313_007,
    zh: '仅管理员可以操作',
    en: 'Only chat admins can do this.',
    retry: 'never',
    show: 'toast',
    http: 403,
  },
  chatMessageNotFound: {
    code: 313_008,
    zh: '消息不存在或已撤回',
    en: 'The message does not exist or was removed.',
    retry: 'never',
    show: 'toast',
  },
  anchorOffline: {
    code: 313_009,
    zh: '主播暂未开播',
    en: 'The anchor is not live now.',
    retry: 'later',
    show: 'toast',
  },
  anchorGiftUnknown: {
    code: 313_010,
    zh: '礼物不存在或已下架',
    en: 'This gift does not exist or is no longer offered.',
    retry: 'never',
    show: 'toast',
  },
  streamUnavailable: {
    code: 313_011,
    zh: '视频暂时无法播放，正在切换线路',
    en: 'The video cannot be played; switching to another line.',
    retry: 'later',
    show: 'toast',
  },
});
