import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** A phone says more than its system's name, so it is looked at first. */
const clients = [
  ['ios', 'testFlight', /iPhone|iPad|iPod/],
  ['android', 'android', /Android/],
  ['mac', 'mac', /Macintosh|Mac OS X/],
  ['windows', 'windows', /Windows/],
] as const;

/** The client for the device that asks, by what its browser says of itself. */
export const getWebGdl: Operation<
  (typeof siteVisitEndpoints)['getWebGdl'],
  (typeof siteVisitSchemas)['getWebGdl']
> = async (app, call) => {
  const { downloads } = (await publishedConfiguration(app)).configuration;
  const [client, file] = clients.find(([, , agent]) => agent.test(call.userAgent)) ?? (['none'] as const);
  return { client, url: file === undefined ? '' : downloads[file] };
};
