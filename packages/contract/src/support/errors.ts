import { defineErrors } from '../errors/error-row.ts';

/** Feedback, wishes, and the pictures that members hand in. */
export const supportErrors = defineErrors({
  pictureKindWrong: {
    code: 315_001,
    zh: '图片无法识别，请上传 JPG、PNG 或 WebP 图片',
    en: 'This picture cannot be read. Please upload a JPG, PNG or WebP picture.',
    retry: 'afterFix',
    show: 'toast',
  },
  pictureTooLarge: {
    code: 315_002,
    zh: '图片太大，请上传不超过 {megabytes} MB、{megapixels} 百万像素的图片',
    en: 'The picture is too large: at most {megabytes} MB and {megapixels} megapixels.',
    retry: 'afterFix',
    show: 'toast',
  },
  pictureTooSmall: {
    code: 315_003,
    zh: '图片太小，宽和高都至少要 {pixels} 像素',
    en: 'The picture is too small: at least {pixels} pixels wide and high.',
    retry: 'afterFix',
    show: 'toast',
  },
  pictureNotFound: {
    code: 315_004,
    zh: '图片不存在或已过期，请重新上传',
    en: 'This picture is not there or has expired. Please upload it again.',
    retry: 'afterFix',
    show: 'toast',
  },
  feedbackNotFound: {
    code: 315_005,
    zh: '反馈不存在',
    en: 'This feedback is not there.',
    retry: 'never',
    show: 'toast',
  },
  feedbackAnswered: {
    code: 315_006,
    zh: '这条反馈已由{name}回复，请刷新后查看',
    en: '{name} has answered this already. Please reload.',
    retry: 'never',
    show: 'toast',
  },
  wishTooSoon: {
    code: 315_007,
    zh: '您刚许过愿，{until} 后可以再许一个',
    en: 'You have just made a wish. The next one can be made from {until} on.',
    retry: 'later',
    show: 'toast',
  },
});
