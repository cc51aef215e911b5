import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** A survey with a reward of 8.00: one that ended, one that is coming, one that runs. */
export function firstContentForms(now: Date): TermsOf<'form'>[] {
  return [
    {
      ...terms,
      zh: { ...terms.zh, title: '秋季体验问卷' },
      en: { ...terms.en, title: 'Autumn survey' },
      ...windowOf(now, -50, -20),
    },
    {
      ...terms,
      zh: { ...terms.zh, title: '新年心愿征集' },
      en: { ...terms.en, title: 'Wishes for the New Year' },
      ...windowOf(now, 20, 50),
    },
    { ...terms, ...windowOf(now, -3, 57) },
  ];
}

const none = { zh: '', en: '' };

const terms: Omit<TermsOf<'form'>, 'startsAt' | 'endsAt'> = {
  kind: 'form',
  zh: {
    title: '体验问卷',
    summary: '说说您的使用感受，采纳后得 8 元',
    get: '采纳后 8 元，直接进入中心钱包',
    todo: '填写问卷并提交',
    until: '活动期间每位会员提交一次',
    rules: [
      '活动期间每位会员可提交一份问卷，提交后不能修改。',
      '问卷由两名工作人员先后审核，认真作答并被采纳的得 8 元；未采纳会写明原因。',
      '填写的内容加密保存，仅审核人员可见。',
      '奖励存入中心钱包，提款前需完成 1 倍流水，即 8 元有效投注。',
    ],
  },
  en: {
    title: 'What do you think?',
    summary: 'Tell us how it feels to play here; CNY 8 for an answer that we take up',
    get: 'CNY 8 for an answer that we take up, straight into your center wallet',
    todo: 'Fill in the form and send it',
    until: 'Once a member during the promotion',
    rules: [
      'One form a member during the promotion; it cannot be changed once it is sent.',
      'Two people read it one after the other; CNY 8 for an answer that is taken up. A refusal says why.',
      'What you write is kept encrypted and read by the reviewers alone.',
      'The reward goes into the center wallet and is played once, CNY 8, before a withdrawal.',
    ],
  },
  category: 'daily',
  art: 'calendar',
  audience: {},
  claimDays: 7,
  budget: '8000.00',
  turnover: '1',
  prize: '8.00',
  fields: [
    {
      id: 'favourite',
      zh: '您最常用的是哪一类？',
      en: 'What do you play most?',
      type: 'choice',
      required: true,
      options: { zh: '体育\n真人与电子\n彩票', en: 'Sports\nLive and slots\nLottery' },
    },
    {
      id: 'score',
      zh: '存取款顺畅吗？请打 1 至 10 分',
      en: 'How smooth are deposits and withdrawals, 1 to 10?',
      type: 'number',
      required: true,
      options: none,
    },
    {
      id: 'wish',
      zh: '最希望我们改进什么？',
      en: 'What should we improve first?',
      type: 'lines',
      required: true,
      options: none,
    },
    { id: 'device', zh: '常用设备', en: 'The device you use', type: 'text', required: false, options: none },
  ],
};
