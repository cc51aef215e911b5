import { defineErrors } from '../error-row.ts';

/** Content, messages, support and uploads. */
export const contentErrors = defineErrors({
  /** For anything without a row of its own; the same answer for what is not there and what belongs to somebody else. */
  notFound: {
    code: 310_009,
    zh: '未找到相关记录，可能已被删除',
    en: 'This was not found; it may have been removed.',
    retry: 'never',
    show: 'toast',
  },
  contentNotFound: {
    code: 310_001,
    zh: '内容不存在或已下线',
    en: 'This content does not exist or is no longer available.',
    retry: 'never',
    show: 'page',
  },
  previewEnded: {
    code: 310_040,
    zh: '预览链接已失效，请在后台重新生成',
    en: 'This preview link has ended. Please make a new one in the console.',
    retry: 'never',
    show: 'page',
  },
  publishTimePast: {
    code: 310_041,
    zh: '定时发布的时间已过，请选择将来的时间',
    en: 'That moment has passed. Please choose one that is still to come.',
    retry: 'afterFix',
    show: 'field',
    field: 'goesLiveAt',
  },
  messageNotFound: {
    code: 310_002,
    zh: '消息不存在或已删除',
    en: 'The message does not exist or has been deleted.',
    retry: 'never',
    show: 'toast',
  },
  feedbackTooLong: {
    code: 310_003,
    zh: '反馈内容最多 {max} 字，请精简后提交',
    en: 'Feedback may have at most {max} characters. Please shorten it.',
    retry: 'afterFix',
    show: 'field',
    field: 'content',
  },
  feedbackTooSoon: {
    code: 310_004,
    zh: '您刚提交过反馈，请 {minutes} 分钟后再试',
    en: 'You have just sent feedback. Please wait {minutes} min before sending more.',
    retry: 'later',
    show: 'toast',
  },
  uploadTooLarge: {
    code: 310_005,
    zh: '图片不能超过 {max} MB，请压缩后重新上传',
    en: 'The picture may be at most {max} MB. Please make it smaller and upload it again.',
    retry: 'afterFix',
    show: 'field',
    field: 'file',
    http: 413,
  },
  uploadTypeRefused: {
    code: 310_006,
    zh: '仅支持 JPG、PNG、WebP 图片',
    en: 'Only JPG, PNG and WebP pictures are accepted.',
    retry: 'afterFix',
    show: 'field',
    field: 'file',
    http: 415,
  },
  uploadQuotaReached: {
    code: 310_007,
    zh: '今日上传次数已达上限，请明天再试',
    en: "You have reached today's upload limit. Please try again tomorrow.",
    retry: 'later',
    show: 'toast',
  },
  supportClosed: {
    code: 310_008,
    zh: '客服暂时不在线，请留言，我们会尽快回复',
    en: 'Support is offline. Please leave a message and we will answer soon.',
    retry: 'later',
    show: 'toast',
  },
});
