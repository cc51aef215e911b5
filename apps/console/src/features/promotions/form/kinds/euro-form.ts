import { defineKindForm, type KindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';
import { freshQuiz, quizFields } from './guess-form.ts';

const pictures: OwnField[] = [
  { name: 'web', type: 'text', max: 200, label: { zh: '网页主图', en: 'Picture, web' } },
  { name: 'h5', type: 'text', max: 200, label: { zh: 'H5 主图', en: 'Picture, phone' } },
  { name: 'background', type: 'text', max: 200, label: { zh: '背景图', en: 'Background' } },
  { name: 'main', type: 'text', max: 200, label: { zh: '奖杯图', en: 'Trophy' } },
];
const code: OwnField = {
  name: 'code',
  type: 'text',
  max: 24,
  label: { zh: '代码', en: 'Code' },
  hint: { zh: '小写字母开头，发布后不要更改', en: 'Begins with a small letter; keep it once published' },
};

const cup = {
  fields: [
    ...quizFields,
    { name: 'targetTime', type: 'time', label: { zh: '倒计时至', en: 'Countdown to' } },
    { name: 'showsCountdown', type: 'switch', label: { zh: '显示倒计时', en: 'Show the countdown' } },
    { name: 'voteSwitch', type: 'switch', label: { zh: '球星投票', en: 'Vote for stars' } },
    { name: 'showsVideos', type: 'switch', label: { zh: '显示视频', en: 'Show films' } },
    { name: 'showsBet', type: 'switch', label: { zh: '显示投注按钮', en: 'Show the button to the bets' } },
    { name: 'advertisingSwitch', type: 'switch', label: { zh: '广告开关', en: 'Advertising' } },
    { name: 'betPath', type: 'text', max: 200, label: { zh: '投注页面', en: 'Page of the bets' } },
    { name: 'countdown', type: 'texts', max: 40, label: { zh: '倒计时文案', en: 'Text of the countdown' } },
    { name: 'bet', type: 'texts', max: 20, label: { zh: '投注按钮', en: 'Button to the bets' } },
    { name: 'betNote', type: 'texts', max: 120, label: { zh: '投注文案', en: 'Text beside it' } },
    {
      name: 'pictures',
      type: 'group',
      label: { zh: '图片（本站路径）', en: 'Pictures (paths of this site)' },
      entry: pictures,
    },
    {
      name: 'stars',
      type: 'list',
      max: 20,
      label: { zh: '球星', en: 'Star' },
      fresh: () => ({ code: '', name: {}, team: {} }),
      entry: [
        code,
        { name: 'name', type: 'texts', max: 30, label: { zh: '姓名', en: 'Name' } },
        { name: 'team', type: 'texts', max: 30, label: { zh: '球队', en: 'Team' } },
      ],
    },
    {
      name: 'videos',
      type: 'list',
      max: 8,
      label: { zh: '视频', en: 'Film' },
      fresh: () => ({ code: '', title: {}, url: '', poster: '/assets/cup-pitch-1.svg', seconds: 5 }),
      entry: [
        code,
        { name: 'title', type: 'texts', max: 40, label: { zh: '标题', en: 'Title' } },
        { name: 'url', type: 'text', max: 200, label: { zh: '视频路径', en: 'Path of the film' } },
        { name: 'poster', type: 'text', max: 200, label: { zh: '封面路径', en: 'Path of its picture' } },
        { name: 'seconds', type: 'count', min: 1, max: 3600, label: { zh: '时长（秒）', en: 'Seconds' } },
      ],
    },
  ],
  fresh: {
    ...freshQuiz,
    targetTime: '',
    countdown: { zh: '距离揭幕战开球', en: 'Until the opening match' },
    showsCountdown: true,
    bet: { zh: '去投注', en: 'To the bets' },
    betNote: { zh: '看好谁？赛前盘口已开。', en: 'Prices for the coming matches are open.' },
    betPath: '/app/sport',
    showsBet: true,
    showsVideos: true,
    advertisingSwitch: true,
    voteSwitch: true,
    pictures: {
      web: '/assets/cup-night-1.svg',
      h5: '/assets/cup-night-1.svg',
      background: '/assets/cup-pitch-1.svg',
      main: '/assets/cup-trophy-1.svg',
    },
    stars: [],
    videos: [],
  },
} satisfies KindForm<'euroCup'>;

export const euroCupForm = defineKindForm('euroCup', cup);
export const europeanCupForm = defineKindForm('europeanCup', cup);
