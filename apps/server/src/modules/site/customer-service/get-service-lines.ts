import type { siteServiceEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteServiceSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';
import { textIn } from '../configuration/texts-in.ts';

/** The lines of customer service that are meant for the caller. */
export const getServiceLines: Operation<
  (typeof siteServiceEndpoints)['getServiceLines'],
  (typeof siteServiceSchemas)['getServiceLines']
> = async (app, call) => {
  const { customerService } = (await publishedConfiguration(app)).configuration;
  const others = call.member ? 'visitors' : 'members';
  const lines = customerService.filter(({ audience }) => audience !== others);
  return { lines: lines.map(({ code, name, url }) => ({ code, name: textIn(call.language, name), url })) };
};
