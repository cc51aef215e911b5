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
  switches: {
    chat: true,
    bulletComments: true,
    languageEntrance: true,
    rechargeMessages: true,
    overseasPhones: true,
  },
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
  disabledPhones: [],
};
