import { z } from 'zod';
import { instant, typedText } from '../fields.ts';
import { clientDownloads } from './client-downloads.ts';
import { memberMove } from './member-move.ts';
import { noticeKinds } from './words.ts';

/** A text in both languages of the site. An empty English one means: show the Chinese. */
const words = (max: number) => z.strictObject({ zh: typedText(1, max), en: typedText(0, max * 2) });

/** An address that an operator typed: https, or nothing. Anything else could carry a script into the page. */
const address = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]);

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);

export const notice = z.strictObject({
  key,
  kind: z.enum(noticeKinds),
  title: words(20),
  text: words(200),
  /** Shown from and until, by the site's clock; null has no end. */
  from: instant,
  until: instant.nullable(),
});

/** A licence, certificate or supervisor, in the operator's own words. The list is empty until there is one to name. */
export const credential = z.strictObject({
  title: words(30),
  text: words(60),
  /** Where a visitor can check it. */
  url: address,
});

/** A way to reach customer service. */
export const serviceLine = z.strictObject({ code: key, url: z.url({ protocol: /^https$/ }).max(300) });

/** Everything an operator decides about the look and the words of the site. */
export const siteConfiguration = z.strictObject({
  brand: z.strictObject({
    name: typedText(1, 24),
    /** Document title of the home page. */
    title: words(40),
    slogan: words(60),
    logoUrl: address,
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
  }),
  domains: z.strictObject({ h5: address, pc: address, sportApp: address, agent: address, chess: address }),
  customerService: z.array(serviceLine).max(5),
  downloads: clientDownloads,
  memberMove,
  credentials: z.array(credential).max(4),
  notices: z.array(notice).max(20),
  /** Phone prefixes that cannot be used here, each with what is said instead. */
  disabledPhones: z
    .array(z.strictObject({ prefix: z.string().regex(/^\d{1,7}$/), message: words(60) }))
    .max(50),
});

export type SiteConfiguration = z.output<typeof siteConfiguration>;
export type Words = SiteConfiguration['brand']['title'];
export type Notice = SiteConfiguration['notices'][number];
