/** The closed vocabularies of published content, without zod: screens choose from these. */

/** Every kind of document that an operator writes, previews, publishes and rolls back. */
export const contentKinds = [
  'helpCategory',
  'helpArticle',
  'banner',
  'carouselAd',
  'floatWindow',
  'popup',
  'servicePopup',
  'domainNotice',
  'navigation',
  'sponsor',
  'agentPage',
  'agent',
  'page',
  'newsArticle',
  'newsFlash',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Kinds that take the right `news.edit` besides the one that all take. */
export const newsKinds: readonly ContentKind[] = ['newsArticle', 'newsFlash'];

/** Kinds of which visitors see one document only: the first by its position. */
export const singleKinds: readonly ContentKind[] = [
  'floatWindow',
  'servicePopup',
  'domainNotice',
  'navigation',
  'agentPage',
];

/** The drawings that content can be shown on; the client draws them, nothing is loaded from elsewhere. */
export const contentArts = [
  'stadium',
  'sport',
  'esport',
  'trophy',
  'gift',
  'envelope',
  'live',
  'lottery',
  'chess',
  'egame',
  'fishing',
] as const;
export type ContentArt = (typeof contentArts)[number];

/** Entries that the header's menu can have; each has one page of the site. */
export const navigationKeys = [
  'home',
  'sports',
  'esports',
  'live',
  'lottery',
  'egames',
  'chess',
  'fishing',
  'rooms',
  'activity',
  'vip',
  'news',
] as const;
export type NavigationKey = (typeof navigationKeys)[number];

/** How an agent can be reached. */
export const contactChannels = ['email', 'phone', 'wechat', 'qq', 'telegram'] as const;

/** Who sees a pop-up. */
export const popupAudiences = ['everyone', 'visitors', 'members'] as const;

/** How a float window comes onto the screen. */
export const floatEntrances = ['none', 'worldCup'] as const;
