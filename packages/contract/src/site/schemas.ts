import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, done, instant, nothing, versionNumber } from '../fields.ts';
import { firstCaptchaKinds } from '../risk/captcha-kinds.ts';
import { siteConfiguration } from './configuration-schemas.ts';
import { downloadConfigSchemas, downloadKitSchemas } from './download-schemas.ts';
import type { siteEndpoints } from './endpoints.ts';
import { siteServiceSchemas, siteStaticSchemas, siteVisitSchemas } from './visit-schemas.ts';
import { callStates, callTopics } from './calls.ts';

/** Platform type of this client in the pre-info call (specification section 9). */
export const preInfoPlatformType = 6;

const version = versionNumber;
const decisions = z.int().min(0);

/** The configuration as every page reads it; what other calls answer is left out. */
const shownConfiguration = siteConfiguration
  .omit({
    disabledPhones: true,
    dictionaries: true,
    downloads: true,
    memberMove: true,
    domainLists: true,
    customerService: true,
    service: true,
    verification: true,
    links: true,
    newsEntrance: true,
  })
  .extend({ version });

const callRequest = z.strictObject({
  id: z.string(),
  areaCode: z.string(),
  /** Masked. */
  phone: z.string(),
  topic: z.enum(callTopics),
  text: z.string(),
  member: z.boolean(),
  state: z.enum(callStates),
  settledBy: z.string().nullable(),
  askedAt: instant,
});

const reportNode = z.strictObject({
  id: z.string(),
  appKey: z.string(),
  node: z.string(),
  platform: z.string(),
  screenSize: z.string(),
  mobileType: z.string(),
  query: z.record(z.string(), z.string()),
  reportedAt: instant,
});

export const siteSchemas = {
  ...downloadConfigSchemas,
  ...downloadKitSchemas,
  ...siteVisitSchemas,
  ...siteServiceSchemas,
  ...siteStaticSchemas,
  getPreInfo: {
    input: z.strictObject({ platformType: z.literal(preInfoPlatformType) }),
    output: z.strictObject({
      /** Message by phone prefix, in the caller's language. */
      disablePhones: z.record(z.string(), z.string()),
      SiteBaseConfigVo: z.strictObject({
        title: z.string(),
        name: z.string(),
        logoUrl: z.string(),
        /** A JSON list of `{ code, url }`, as the specification prints it. */
        customerService: z.string(),
        h5Domain: z.string(),
        pcDomain: z.string(),
        sportAppDomain: z.string(),
        agentDomain: z.string(),
        chessDomain: z.string(),
        logoLightUrl: z.string(),
        /** Whether one may order again while an order is open: here one open order a member is the rule. */
        submitMoreUnorde: z.boolean(),
        /** Each login and registration passes a captcha. */
        hardVerify: z.boolean(),
        /** Whose captcha it is. */
        kaptchcate: z.string(),
        xjJumpdomain: z.string(),
      }),
      siteFestivalSkin: z.string(),
    }),
  },
  getSiteConfig: {
    input: nothing,
    output: shownConfiguration,
  },
  getSitePreview: {
    input: z.strictObject({ preview: z.string().max(200) }),
    output: z.strictObject({ expiresAt: instant, configuration: shownConfiguration }),
  },
  getSiteDraft: {
    input: z.strictObject({ version: version.optional() }),
    output: z.strictObject({
      version,
      newestVersion: version,
      /** What visitors see. */
      liveVersion: version,
      /** Number of the latest decision, 0 before the first: what a further one must have seen. */
      decisions,
      configuration: siteConfiguration,
      /** Kinds of captcha that can be chosen: those of an outside service need its address and key in the environment. */
      captchaKinds: z.array(z.enum(firstCaptchaKinds)),
      changedBy: z.string().nullable(),
      changedAt: instant,
    }),
  },
  updateSiteConfig: {
    /** The sections beside the version that was seen: one level less, so that a notice's texts stay within a body's depth. */
    input: siteConfiguration.extend({ version }),
    output: z.strictObject({ version }),
  },
  saveSiteDraft: {
    input: siteConfiguration.extend({ version }),
    output: z.strictObject({ version }),
  },
  publishSiteVersion: {
    input: z.strictObject({ version, decisions }),
    output: z.strictObject({ decisions }),
  },
  listSiteVersions: {
    input: nothing,
    output: z.strictObject({
      liveVersion: version,
      decisions,
      versions: z.array(
        z.strictObject({
          version,
          writtenBy: z.string().nullable(),
          writtenAt: instant,
          /** When visitors saw it first; null for a draft. */
          publishedAt: instant.nullable(),
        }),
      ),
    }),
  },
  getSitePreviewLink: {
    input: z.strictObject({ version }),
    output: z.strictObject({ url: z.string(), expiresAt: instant }),
  },
  listCallRequests: {
    input: z.strictObject({ waiting: z.boolean(), cursor: cursor.optional() }),
    output: z.strictObject({ requests: z.array(callRequest), next: cursor.nullable() }),
  },
  revealCallRequest: {
    input: z.strictObject({ id: z.string().max(40) }),
    output: z.strictObject({ phone: z.string() }),
  },
  settleCallRequest: {
    input: z.strictObject({ id: z.string().max(40), state: z.enum(callStates).exclude(['waiting']) }),
    output: done,
  },
  listDownloadReports: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      /** Of the last seven days, on the first page only. */
      counts: z.array(z.strictObject({ day: z.string(), node: z.string(), count: z.int() })),
      reports: z.array(reportNode),
      next: cursor.nullable(),
    }),
  },
} satisfies SchemasOf<typeof siteEndpoints>;

export type SiteConfig = z.output<(typeof siteSchemas)['getSiteConfig']['output']>;
