import type { Platform } from '#platform/platform.ts';
import { publishedConfiguration } from './published-configuration.ts';

/** Servers besides our own that the configuration lets pages load from, by directive of the content security policy. */
export async function pageSources(app: Platform): Promise<Readonly<Record<string, readonly string[]>>> {
  const { brand, domainLists, service } = (await publishedConfiguration(app)).configuration;
  const logos = [brand.logoUrl, brand.logoLightUrl].filter((url) => url.startsWith('https://'));
  const { static: pictures, pcClient, macClient, androidClient } = domainLists;
  return {
    'img-src': [...pictures, ...logos.map(originOf)],
    // Whether a client's server answers is asked before a visitor is sent there.
    'connect-src': [...pcClient, ...macClient, ...androidClient],
    'frame-src': service.chatUrl === '' ? [] : [originOf(service.chatUrl)],
  };
}

const originOf = (url: string) => new URL(url).origin;
