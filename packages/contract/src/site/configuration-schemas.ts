import { z } from 'zod';
import { instant, typedText } from '../fields.ts';
import { firstCaptchaKinds } from '../risk/captcha-kinds.ts';
import { newsEntrance, openNewsEntrance } from '../content/news/entrance-schemas.ts';
import { dictionaryEntries } from '../support/dictionaries.ts';
import { clientDownloads } from './client-download-schemas.ts';
import { memberMove } from './member-move-schemas.ts';
import { domainTypes } from './domains.ts';
import { noticeKinds } from './notice-kinds.ts';
import { serviceAudiences } from './service-audiences.ts';

/** A text in both languages of the site. An empty English one means: show the Chinese. */
const localizedText = (max: number) => z.strictObject({ zh: typedText(1, max), en: typedText(0, max * 2) });

/** An address that an operator typed: https, or nothing. Anything else could carry a script into the page. */
const address = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]);

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);

export const notice = z.strictObject({
  key,
  kind: z.enum(noticeKinds),
  title: localizedText(20),
  text: localizedText(200),
  /** Shown from and until, by the site's clock; null has no end. */
  from: instant,
  until: instant.nullable(),
});

/** A licence, certificate or supervisor, as the operator writes it. The list is empty until there is one to name. */
export const credential = z.strictObject({
  title: localizedText(30),
  text: localizedText(60),
  /** Where a visitor can check it. */
  url: address,
});

/** A file of the site's own: https, a path on one of the static domains, or nothing. */
const picture = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/ }).max(300),
  z.string().regex(/^\/(?!\/)[\w./-]{1,200}$/),
]);

/** A line to customer service, and whom it is meant for. */
export const serviceLine = z.strictObject({
  code: key,
  name: localizedText(16),
  url: z.url({ protocol: /^https$/ }).max(300),
  audience: z.enum(serviceAudiences),
});

/** A server's address without a path: `https://static.example`. */
const origin = z
  .url({ protocol: /^https$/ })
  .max(100)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text);

/** Domains in the order in which the client tries them. */
const domainList = z.array(origin).max(5);

/** Where a link back leads: https, a page of ours, or nothing for the home page. */
const returnLink = z.union([address, z.string().regex(/^\/(?!\/)[\w/?=&%.-]{0,200}$/)]);

/** Everything an operator decides about the look and the texts of the site. */
export const siteConfiguration = z.strictObject({
  brand: z.strictObject({
    name: typedText(1, 24),
    /** Document title of the home page. */
    title: localizedText(40),
    slogan: localizedText(60),
    logoUrl: picture,
    /** For the light theme; empty: the other one. */
    logoLightUrl: picture,
  }),
  appearance: z.strictObject({ theme: z.enum(['dark', 'light']), festivalSkin: z.boolean() }),
  languages: z
    .array(z.enum(['zh-CN', 'en']))
    .min(1)
    .max(2),
  switches: z.strictObject({
    chat: z.boolean(),
    bulletComments: z.boolean(),
    languageEntrance: z.boolean(),
    /** The inbox's tab of deposits and withdrawals; off, its counter is 0 (specification section 4). */
    rechargeMessages: z.boolean(),
    /** Phone numbers from outside the home area are taken (keyCode overseas_mobile_number_switch). */
    overseasPhones: z.boolean(),
    /** Who registers proves a phone by a code. Versions from before there was the switch have it off. */
    registerPhone: z.boolean().default(false),
    /** General control switches beside `chat` (specification section 3). Versions from before there were anchors have them on. */
    footballIntelligence: z.boolean().default(true),
    anchor: z.boolean().default(true),
    footballVenue: z.boolean().default(true),
    worldCup: z.boolean().default(true),
    virtualCurrency: z.boolean().default(true),
  }),
  /** Switch and whitelist of the news. Versions from before there were news have it open. */
  newsEntrance: newsEntrance.default(openNewsEntrance),
  domains: z.strictObject({
    h5: address,
    pc: address,
    sportApp: address,
    agent: address,
    chess: address,
    xjJump: address,
  }),
  /** Where pictures, clients, video and news lie; by type, the next takes over when one fails. */
  domainLists: z.strictObject({
    static: domainList,
    live: domainList,
    pcClient: domainList,
    macClient: domainList,
    androidClient: domainList,
    news: domainList,
  } satisfies Record<(typeof domainTypes)[number], typeof domainList>),
  customerService: z.array(serviceLine).max(5),
  service: z.strictObject({
    /** A chat that opens inside of our customer service pages; empty: no chat. */
    chatUrl: address,
    /** Visitors may leave a number and are called. */
    freeCall: z.boolean(),
  }),
  verification: z.strictObject({
    /** Each login and registration passes a captcha, not only those after failures. */
    strict: z.boolean(),
    /** Failed logins on an account after which the next one passes a captcha; below what makes it wait. */
    loginFailures: z.int().min(1).max(7).default(3),
    /** The kind of captcha that is shown first. */
    kind: z.enum(firstCaptchaKinds).default('picture'),
    /**
     * A sum as text instead, for members who cannot see or move the other. A program works it out sooner than a
     * picture.
     */
    words: z.boolean().default(true),
  }),
  links: z.strictObject({
    returnUrl: returnLink,
    /** Code of the venue that the premium entry leads to; empty: no such entry. */
    premiumVenue: z.union([z.literal(''), key]),
  }),
  /** What proves to a visitor that a page is ours: a code that the site's other channels name as well, and where to check it. */
  siteCode: z.strictObject({ code: z.string().regex(/^[A-Z0-9-]{0,16}$/), url: address }),
  /** A shop of the brand elsewhere; without an address it is not mentioned. */
  shop: z.strictObject({
    name: z.strictObject({ zh: typedText(0, 12), en: typedText(0, 24) }),
    url: address,
  }),
  downloads: clientDownloads,
  memberMove,
  credentials: z.array(credential).max(4),
  notices: z.array(notice).max(20),
  /** Phone prefixes that cannot be used here, each with what is said instead. */
  disabledPhones: z
    .array(z.strictObject({ prefix: z.string().regex(/^\d{1,7}$/), message: localizedText(60) }))
    .max(50),
  /**
   * Entries of the member centre's selects with other texts than the product's own, each named once: `feedbackType.1`.
   */
  dictionaries: z
    .array(z.strictObject({ entry: z.enum(dictionaryEntries), words: localizedText(16) }))
    .max(dictionaryEntries.length)
    .refine((entries) => new Set(entries.map(({ entry }) => entry)).size === entries.length)
    .default([]),
});

export type SiteConfiguration = z.output<typeof siteConfiguration>;
export type LocalizedText = SiteConfiguration['brand']['title'];
export type Notice = SiteConfiguration['notices'][number];
