import { defineErrors } from '../errors/error-row.ts';

/** Tables between members, 314070 to 314089. */
export const memberTableErrors = defineErrors({
  tableFull: {
    code: 314_070,
    zh: '该桌已满，请选择其他牌桌',
    en: 'This table is full. Please choose another.',
    retry: 'afterFix',
    show: 'toast',
  },
  tableNotForYou: {
    code: 314_071,
    zh: '您暂不能在该桌入座：同一人、同一设备或邀请关系不可同桌',
    en: 'You cannot sit here: one person, one device or an inviter and the invited never share a table.',
    retry: 'afterFix',
    show: 'toast',
  },
  handMoved: {
    code: 314_072,
    zh: '牌局已有新的进展，请查看后再操作',
    en: 'The hand has moved on. Please look again before you act.',
    retry: 'afterFix',
    show: 'toast',
  },
  notYourTurn: {
    code: 314_073,
    zh: '当前未轮到您操作',
    en: 'It is not your turn.',
    retry: 'never',
    show: 'toast',
  },
  tableActRefused: {
    code: 314_074,
    zh: '规则不允许此操作，请核对后再试',
    en: 'The rules do not allow this. Please check it and try again.',
    retry: 'afterFix',
    show: 'toast',
  },
  demoHandGone: {
    code: 314_075,
    zh: '试玩牌局已失效，请开始新的一局',
    en: 'This demo hand is no longer valid. Please start a new one.',
    retry: 'never',
    show: 'toast',
  },
});
