import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { SiteConfig } from '@fairway/contract/site/schemas.ts';

/** The configuration as every page reads it, without what other calls answer. */
export function presentSiteConfig(version: number, configuration: SiteConfiguration): SiteConfig {
  const { brand, appearance, languages, switches, domains, siteCode, shop, credentials, notices } =
    configuration;
  return { version, brand, appearance, languages, switches, domains, siteCode, shop, credentials, notices };
}
