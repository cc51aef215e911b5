import { defineErrors } from '../../errors/error-row.ts';

/** Bets at the house's expense. */
export const freeBetErrors = defineErrors({
  freeBetNotFound: {
    code: 307_041,
    zh: '没有这张免费投注',
    en: 'There is no such free bet.',
    retry: 'never',
    show: 'toast',
  },
  freeBetOver: {
    code: 307_042,
    zh: '这张免费投注已使用或已过期',
    en: 'This free bet has been used or has expired.',
    retry: 'never',
    show: 'toast',
  },
  freeBetInPlay: {
    code: 307_043,
    zh: '免费投注只能用于赛前投注',
    en: 'A free bet can only be placed before the kick-off.',
    retry: 'afterFix',
    show: 'toast',
  },
  freeBetStake: {
    code: 307_044,
    zh: '免费投注须整张使用，投注总额应为 {stake}',
    en: 'A free bet is used whole: the total stake must be {stake}.',
    retry: 'afterFix',
    show: 'field',
    field: 'stake',
  },
  freeBetCompetition: {
    code: 307_045,
    zh: '这张免费投注仅限“{competition}”的比赛',
    en: 'This free bet is only for matches of {competition}.',
    retry: 'afterFix',
    show: 'toast',
  },
  freeBetSport: {
    code: 307_047,
    zh: '这张免费投注不适用于所选项目',
    en: 'This free bet is not for this sport.',
    retry: 'afterFix',
    show: 'toast',
  },
  freeBetOdds: {
    code: 307_046,
    zh: '这张免费投注要求每一项赔率不低于 {least}',
    en: 'This free bet asks for odds of at least {least} on each selection.',
    retry: 'afterFix',
    show: 'toast',
  },
});
