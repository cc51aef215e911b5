import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing } from '../fields.ts';
import { siteConfiguration } from './configuration.ts';
import { downloadConfigSchemas, downloadKitSchemas } from './download-schemas.ts';
import type { siteEndpoints } from './endpoints.ts';

/** Platform type of this client in the pre-info call (specification section 9). */
export const preInfoPlatformType = 6;

const version = z.int().min(1);

export const siteSchemas = {
  ...downloadConfigSchemas,
  ...downloadKitSchemas,
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
      }),
      siteFestivalSkin: z.string(),
    }),
  },
  getSiteConfig: {
    input: nothing,
    output: siteConfiguration
      .omit({ disabledPhones: true, downloads: true, memberMove: true })
      .extend({ version }),
  },
  getSiteDraft: {
    input: nothing,
    output: z.strictObject({
      version,
      configuration: siteConfiguration,
      changedBy: z.string().nullable(),
      changedAt: instant,
    }),
  },
  updateSiteConfig: {
    /** The sections beside the version that was seen: one level less, so that a notice's words stay within a body's depth. */
    input: siteConfiguration.extend({ version }),
    output: z.strictObject({ version }),
  },
} satisfies SchemasOf<typeof siteEndpoints>;

export type SiteConfig = z.output<(typeof siteSchemas)['getSiteConfig']['output']>;
