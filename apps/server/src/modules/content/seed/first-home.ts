import type { AnyDocument } from '@fairway/contract/content/document-schemas.ts';
import { navigationKeys } from '@fairway/contract/content/kinds.ts';

/** The home page and the header as an installation begins with them. */
export const firstHome: readonly (AnyDocument & { key: string })[] = [
  {
    kind: 'banner',
    key: 'stadium-night',
    document: {
      position: 0,
      art: 'stadium',
      tag: { zh: '足球赛事', en: 'Football' },
      title: { zh: '满场灯光，|只为这一场球', en: 'Every light on|for this one match' },
      text: {
        zh: '独赢、让球、大小与串关，结算规则写在每个盘口旁。',
        en: 'Match odds, handicaps, totals and parlays, with the settlement rule beside every market.',
      },
      action: { words: { zh: '看今日赛事', en: 'See the matches' }, to: '/app/sport' },
    },
  },
  {
    kind: 'banner',
    key: 'every-cent',
    document: {
      position: 1,
      art: 'trophy',
      tag: { zh: '资金透明', en: 'Funds explained' },
      title: { zh: '每一分钱，|都有来处', en: 'Every cent|has its entry' },
      text: {
        zh: '余额由逐笔分录相加而得，随时可以查到每一笔。',
        en: 'A balance is the sum of its entries, and each of them can be looked up at any time.',
      },
      action: { words: { zh: '注册账户', en: 'Create an account' }, to: '/app/register' },
    },
  },
  {
    kind: 'banner',
    key: 'play-within-limits',
    document: {
      position: 2,
      art: 'sport',
      tag: { zh: '理性娱乐', en: 'Play within limits' },
      title: { zh: '先看规则，|再做决定', en: 'Read the rule,|then decide' },
      text: {
        zh: '每个按钮之前，都写清得到什么、要做什么、到什么时候。',
        en: 'What you get, what you must do and until when stand before every button.',
      },
      action: { words: { zh: '浏览盘口', en: 'Browse the markets' }, to: '/app/sport' },
    },
  },
  {
    kind: 'carouselAd',
    key: 'quarter-lines',
    document: {
      position: 0,
      art: 'sport',
      title: { zh: '让 0.5/1 是什么意思', en: 'What does −0.5/1 mean?' },
      text: { zh: '两分钟看懂四分盘：赢半、输半与走水', en: 'Quarter lines in two minutes' },
      to: '/app/help/betting/quarter-lines',
    },
  },
  {
    kind: 'carouselAd',
    key: 'bring-home',
    document: {
      position: 1,
      art: 'gift',
      title: { zh: '一键回收', en: 'Bring it all home' },
      text: { zh: '所有场馆的余额，一次转回中心钱包', en: 'Every venue balance back in one press' },
      to: '/app/help/transfer/how-to-transfer',
    },
  },
  {
    kind: 'carouselAd',
    key: 'odds-formats',
    document: {
      position: 2,
      art: 'trophy',
      title: { zh: '五种赔率，同一笔钱', en: 'Five formats, one price' },
      text: { zh: '欧洲、香港、马来、印尼与美式怎么换算', en: 'European, Hong Kong, Malay and more' },
      to: '/app/help/betting/odds-formats',
    },
  },
  {
    kind: 'floatWindow',
    key: 'home',
    document: {
      position: 0,
      closeable: true,
      time: null,
      list: [
        {
          title: { zh: '今日赛事', en: 'Matches today' },
          webSuspensionIcon: 'trophy',
          entrance: 'worldCup',
          jumpType: 1,
          linkType: 1,
          webLink: '/app/sport',
          activityType: '',
          activityId: '',
        },
        {
          title: { zh: '新手入门', en: 'First steps' },
          webSuspensionIcon: 'gift',
          entrance: 'none',
          jumpType: 1,
          linkType: 1,
          webLink: '/app/help/start/register',
          activityType: '',
          activityId: '',
        },
      ],
    },
  },
  {
    kind: 'navigation',
    key: 'header',
    document: { position: 0, entries: navigationKeys.map((key) => ({ key, name: null })) },
  },
];

/** Written and not published: what an operator may start from. */
export const firstDrafts: readonly (AnyDocument & { key: string })[] = [
  {
    kind: 'popup',
    key: 'welcome',
    document: {
      position: 0,
      audience: 'everyone',
      art: 'stadium',
      title: { zh: '新赛季开始了', en: 'The new season begins' },
      text: {
        zh: '赛程和盘口已经就位。\n投注之前，先花两分钟看看规则。',
        en: 'Matches and markets are ready.\nTake two minutes for the rules before you bet.',
      },
      action: { words: { zh: '看规则', en: 'Read the rules' }, to: '/app/help/betting/rules' },
    },
  },
  {
    kind: 'servicePopup',
    key: 'service',
    document: {
      position: 0,
      title: { zh: '需要帮忙吗？', en: 'Can we help?' },
      text: {
        zh: '存款没到账、看不懂盘口，都可以直接问我们。',
        en: 'A deposit that has not arrived, a line that is not clear: just ask.',
      },
      afterSeconds: 60,
    },
  },
  {
    kind: 'domainNotice',
    key: 'address',
    document: {
      position: 0,
      title: { zh: '请收藏本站地址', en: 'Keep this address' },
      text: {
        zh: '请从书签打开本站，不要点击陌生短信中的链接。',
        en: 'Open the site from your bookmark, never from a link in an unknown message.',
      },
    },
  },
];
