import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** The venue behind the premium entry. Whether there is such a venue the client sees in the venue list. */
export const getPremiumVenueJump: Operation<
  (typeof siteVisitEndpoints)['getPremiumVenueJump'],
  (typeof siteVisitSchemas)['getPremiumVenueJump']
> = async (app) => {
  const { links } = (await publishedConfiguration(app)).configuration;
  return { venue: links.premiumVenue || null };
};
