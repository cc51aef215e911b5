import { defineErrors } from '../errors/error-row.ts';

/** Pools of fish, 314065 to 314068. */
export const fishingErrors = defineErrors({
  poolFull: {
    code: 314_065,
    zh: '该鱼池四个炮位均已有人，请稍后再来或换一个鱼池',
    en: 'All four seats of this pool are taken. Try again later, or choose another pool.',
    retry: 'later',
    show: 'toast',
  },
  tideTurning: {
    code: 314_066,
    zh: '潮水正在更替，暂不能开炮',
    en: 'The tide is turning: no shots are taken for a moment.',
    retry: 'later',
    show: 'silent',
  },
  shotOutOfTurn: {
    code: 314_067,
    zh: '炮弹编号或发射时间不符，请刷新后继续',
    en: 'The shots are out of turn or were not fired now. The pool is read again.',
    retry: 'never',
    show: 'silent',
  },
  cannonUnknown: {
    code: 314_068,
    zh: '该鱼池没有这种炮',
    en: 'This pool has no such cannon.',
    retry: 'afterFix',
    show: 'toast',
  },
});
