/** The closed vocabularies of the site's configuration, without zod: screens choose from these. */

/** Whom a line of customer service is meant for. */
export const serviceAudiences = ['everyone', 'visitors', 'members'] as const;
export type ServiceAudience = (typeof serviceAudiences)[number];
