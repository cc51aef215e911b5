import { openNewsEntrance } from '@fairway/contract/content/news/entrance-schemas.ts';
import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';

/** What a new installation begins with: true of any, so no licence, no certificate, no line of a customer service. */
export const firstConfiguration: SiteConfiguration = {
  brand: {
    name: 'Fairway',
    title: { zh: '体育赛事与娱乐平台', en: 'Sports and entertainment' },
    slogan: { zh: '看得见的规则，算得清的每一分钱。', en: 'Rules you can see, every cent accounted for.' },
    logoUrl: '',
    logoLightUrl: '',
  },
  appearance: { theme: 'dark', festivalSkin: false },
  languages: ['zh-CN', 'en'],
  switches: {
    chat: true,
    bulletComments: true,
    languageEntrance: true,
    rechargeMessages: true,
    overseasPhones: true,
    registerPhone: false,
  },
  newsEntrance: openNewsEntrance,
  domains: { h5: '', pc: '', sportApp: '', agent: '', chess: '', xjJump: '' },
  domainLists: { static: [], live: [], pcClient: [], macClient: [], androidClient: [], news: [] },
  customerService: [],
  service: { chatUrl: '', freeCall: true },
  verification: { strict: false, loginFailures: 3, kind: 'picture', words: true },
  links: { returnUrl: '', premiumVenue: '' },
  siteCode: { code: '', url: '' },
  shop: { name: { zh: '', en: '' }, url: '' },
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
  disabledPhones: [],
  dictionaries: [],
};
