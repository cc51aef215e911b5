/** An anchor of the demo: the member behind, who follows, and what is announced, counted in minutes from the first start. */
export interface DemoAnchor {
  readonly name: string;
  readonly by: string;
  readonly about: string;
  /** Percent of a gift. */
  readonly share: number;
  readonly followers: readonly string[];
  readonly shows: readonly {
    readonly title: { readonly zh: string; readonly en: string };
    readonly inMinutes: number;
  }[];
}

const day = 24 * 60;

/** They are on the air only while their member publishes: until then their rooms say so. */
export const demoAnchors: readonly DemoAnchor[] = [
  {
    name: '看台老周',
    by: 'laozhou',
    about: '看了四十年球，只聊看得见的：阵型、跑位和换人。不带单，不喊单。',
    share: 45,
    followers: ['ayuan', 'suqing', 'hanbing'],
    shows: [
      {
        title: { zh: '赛前半小时：今晚三场怎么看', en: 'Half an hour before: tonight’s three matches' },
        inMinutes: 90,
      },
      {
        title: { zh: '复盘：昨夜的关键换人', en: 'Looking back: last night’s substitutions' },
        inMinutes: day + 60,
      },
    ],
  },
  {
    name: '苏晴说球',
    by: 'suqing',
    about: '数据控，讲让球和大小球的盘口是怎么来的，也讲什么时候不该下注。',
    share: 50,
    followers: ['ayuan', 'laozhou'],
    shows: [
      { title: { zh: '盘口课：四分之一球怎么算', en: 'How a quarter line is settled' }, inMinutes: 180 },
      { title: { zh: '联赛周末前瞻', en: 'The league’s weekend ahead' }, inMinutes: day + 150 },
    ],
  },
  {
    name: '江畔阿远',
    by: 'ayuan',
    about: '下班后的球迷电台，边看边聊，欢迎来坐。',
    share: 40,
    followers: ['hanbing'],
    shows: [{ title: { zh: '深夜球迷电台', en: 'Late-night fan radio' }, inMinutes: 300 }],
  },
];
