import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { Platform } from '#platform/platform.ts';
import { publishedConfiguration } from '#modules/site';

/** When the site asks for a captcha and of which kind, as it is published now. */
export async function verificationOf(app: Platform): Promise<SiteConfiguration['verification']> {
  return (await publishedConfiguration(app)).configuration.verification;
}
