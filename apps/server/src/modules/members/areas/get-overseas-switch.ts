import type { memberAreaEndpoints } from '@fairway/contract/members/profile/area-endpoints.ts';
import type { memberAreaSchemas } from '@fairway/contract/members/profile/area-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '#modules/site';

/** The site's switch for overseas numbers (specification section 6): '1' on, '0' off. */
export const getOverseasSwitch: Operation<
  (typeof memberAreaEndpoints)['getOverseasSwitch'],
  (typeof memberAreaSchemas)['getOverseasSwitch']
> = async (app) => {
  const { configuration } = await publishedConfiguration(app);
  return { overseasPhone: configuration.switches.overseasPhones ? '1' : '0' };
};
