import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, nothing, typedText } from '../fields.ts';
import { callTopics } from './calls.ts';
import { domainRequest, domainTypes, ebetDomainTypes, staticDomainsType } from './domains.ts';
import type { siteServiceEndpoints, siteStaticEndpoints, siteVisitEndpoints } from './visit-endpoints.ts';

const onOff = z.enum(['0', '1']);

export const siteParameters = z.strictObject({
  chat: onOff,
  bulletComments: onOff,
  languageEntrance: onOff,
  rechargeMessages: onOff,
  overseasPhones: onOff,
  freeCall: onOff,
  hardVerify: onOff,
});

/** The specification's constants: the site and the category that domains are asked for. */
const asked = {
  siteId: z.literal(domainRequest.siteId),
  category: z.literal(domainRequest.category),
};
const listed = <Type extends z.ZodType>(type: Type) =>
  z.strictObject({ list: z.array(z.strictObject({ type, domains: z.array(z.string()) })) });

const language = z.enum(['zh-CN', 'en']);

export const siteServiceSchemas = {
  getServiceLines: {
    input: nothing,
    output: z.strictObject({
      lines: z.array(z.strictObject({ code: z.string(), name: z.string(), url: z.string() })),
    }),
  },
  getCustomerServiceUrl: { input: nothing, output: z.strictObject({ url: z.string() }) },
  getEchatMetadata: {
    input: nothing,
    output: z.strictObject({
      /** A signed-in member's id, otherwise the device's: the same person has the same one. */
      visitorId: z.string(),
      signedIn: z.boolean(),
      language,
      siteId: z.string(),
    }),
  },
  requestFreeCall: {
    input: z.strictObject({
      areaCode: z.string().regex(/^\d{1,4}$/),
      phone: z.string().max(20),
      topic: z.enum(callTopics),
      text: typedText(0, 100),
    }),
    output: done,
  },
} satisfies SchemasOf<typeof siteServiceEndpoints>;

export const siteStaticSchemas = {
  showCode: { input: nothing, output: z.strictObject({ code: z.string() }) },
  getCodeUrl: { input: nothing, output: z.strictObject({ url: z.string() }) },
  getLkshopConf: {
    input: nothing,
    output: z.strictObject({ open: z.boolean(), name: z.string(), url: z.string() }),
  },
} satisfies SchemasOf<typeof siteStaticEndpoints>;

/** `getSitePreview` is beside the configuration's own answer, in `schemas.ts`. */
export const siteVisitSchemas = {
  getSiteParameters: { input: nothing, output: siteParameters },
  getStaticDomains: {
    input: z.strictObject({ typeList: z.array(z.int().min(1).max(999)).min(1).max(10) }),
    output: listed(z.literal(staticDomainsType)),
  },
  getDomainList: {
    input: z.strictObject({ ...asked, types: z.array(z.enum(domainTypes)).min(1).max(domainTypes.length) }),
    output: listed(z.enum(domainTypes)),
  },
  getEbetDomainList: {
    input: z.strictObject({
      ...asked,
      types: z.array(z.enum(ebetDomainTypes)).min(1).max(ebetDomainTypes.length),
    }),
    output: listed(z.enum(ebetDomainTypes)),
  },
  getLanguageWhitelist: {
    input: nothing,
    output: z.strictObject({ languages: z.array(z.strictObject({ code: language, name: z.string() })) }),
  },
  getLanguageCode: { input: nothing, output: z.strictObject({ code: language }) },
  getWebGdl: {
    input: nothing,
    output: z.strictObject({
      client: z.enum(['windows', 'mac', 'android', 'ios', 'none']),
      /** Empty while that client is not offered. */
      url: z.string(),
    }),
  },
  getReturnLink: { input: nothing, output: z.strictObject({ url: z.string() }) },
  getPremiumVenueJump: { input: nothing, output: z.strictObject({ venue: z.string().nullable() }) },
} satisfies SchemasOf<Omit<typeof siteVisitEndpoints, 'getSitePreview'>>;
