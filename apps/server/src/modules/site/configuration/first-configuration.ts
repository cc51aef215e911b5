import type { SiteConfiguration } from '@fairway/contract/site/configuration.ts';

/** What a new installation begins with: true of any, so no licence, no certificate, no line of a customer service. */
export const firstConfiguration: SiteConfiguration = {
  brand: {
    name: 'Fairway',
    title: { zh: '体育赛事与娱乐平台', en: 'Sports and entertainment' },
    slogan: { zh: '看得见的规则，算得清的每一分钱。', en: 'Rules you can see, every cent accounted for.' },
    logoUrl: '',
  },
  appearance: { theme: 'dark', festivalSkin: false },
  languages: ['zh-CN', 'en'],
  switches: { chat: true, bulletComments: true, languageEntrance: true, rechargeMessages: true },
  domains: { h5: '', pc: '', sportApp: '', agent: '', chess: '' },
  customerService: [],
  downloads: {
    windows: '',
    mac: '',
    android: '',
    testFlight: '',
    iosDescription: '',
    teamId: '',
    scheme: '',
  },
  memberMove: {
    homeUrl: '',
    registerUrl: '',
    appDownloadUrl: '',
    popStatus: 0,
    stxx: null,
    agentSwitch: 0,
  },
  credentials: [],
  notices: [],
  banners: [
    {
      key: 'stadium-night',
      art: 'stadium',
      tag: { zh: '足球赛事', en: 'Football' },
      title: { zh: '满场灯光，|只为这一场球', en: 'Every light on|for this one match' },
      text: {
        zh: '独赢、让球、大小与串关，结算规则写在每个盘口旁。',
        en: 'Match odds, handicaps, totals and parlays, with the settlement rule beside every market.',
      },
      action: { words: { zh: '看今日赛事', en: 'See the matches' }, to: '/app/sport' },
    },
    {
      key: 'every-cent',
      art: 'trophy',
      tag: { zh: '资金透明', en: 'Funds explained' },
      title: { zh: '每一分钱，|都有来处', en: 'Every cent|has its entry' },
      text: {
        zh: '余额由逐笔分录相加而得，随时可以查到每一笔。',
        en: 'A balance is the sum of its entries, and each of them can be looked up at any time.',
      },
      action: { words: { zh: '注册账户', en: 'Create an account' }, to: '/app/register' },
    },
    {
      key: 'play-within-limits',
      art: 'sport',
      tag: { zh: '理性娱乐', en: 'Play within limits' },
      title: { zh: '先看规则，|再做决定', en: 'Read the rule,|then decide' },
      text: {
        zh: '每个按钮之前，都写清得到什么、要做什么、到什么时候。',
        en: 'What you get, what you must do and until when stand before every button.',
      },
      action: { words: { zh: '浏览盘口', en: 'Browse the markets' }, to: '/app/sport' },
    },
  ],
  disabledPhones: [],
};
