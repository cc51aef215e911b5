import { defineErrors } from '../errors/error-row.ts';

/** House games: lottery, slots, cards, fishing, live tables. */
export const gameErrors = defineErrors({
  roundNotFound: {
    code: 314_001,
    zh: '未找到该局记录',
    en: 'This round was not found.',
    retry: 'never',
    show: 'toast',
  },
  roundClosed: {
    code: 314_002,
    zh: '本局已停止下注，请等待下一局',
    en: 'Bets for this round are closed. Please wait for the next one.',
    retry: 'later',
    show: 'toast',
  },
  roundOpen: {
    code: 314_003,
    zh: '您有一局尚未结束，请先完成',
    en: 'You have an unfinished round. Please complete it first.',
    retry: 'afterFix',
    show: 'toast',
  },
  drawClosed: {
    code: 314_004,
    zh: '本期已封盘，请投注下一期',
    en: 'This draw is closed. Please bet on the next one.',
    retry: 'later',
    show: 'toast',
  },
  gameBetInvalid: {
    code: 314_005,
    zh: '投注内容不符合玩法规则，请重新选择',
    en: 'The bet does not follow the rules of this game. Please choose again.',
    retry: 'afterFix',
    show: 'toast',
  },
  tableFull: {
    code: 314_006,
    zh: '该桌已满，请选择其他桌台',
    en: 'This table is full. Please choose another one.',
    retry: 'afterFix',
    show: 'toast',
  },
  seedInUse: {
    code: 314_007,
    zh: '还有未结束的对局，结束后才能更换种子',
    en: 'A round is still open. The seed can be changed when it is over.',
    retry: 'later',
    show: 'toast',
  },
  gameSeedNeeded: {
    code: 314_008,
    zh: '请先设置您的随机种子，再开始游戏',
    en: 'Please choose your client seed before you play.',
    retry: 'afterFix',
    show: 'toast',
  },
  roundMoved: {
    code: 314_010,
    zh: '本局已有新进展，请查看后再操作',
    en: 'The round has moved on. Please look at it before you act.',
    retry: 'afterFix',
    show: 'toast',
  },
  gameTooFast: {
    code: 314_009,
    zh: '两局之间请稍等 {seconds} 秒',
    en: 'Please leave {seconds} seconds between two rounds.',
    retry: 'later',
    show: 'toast',
  },
  numberFull: {
    code: 314_011,
    zh: '号码 {number} 已接近限号，最多还可投 {times} 倍',
    en: 'Number {number} is nearly sold out in this draw: at most {times} times more.',
    retry: 'afterFix',
    show: 'toast',
  },
});
