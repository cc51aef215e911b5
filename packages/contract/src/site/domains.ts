/** What the site's domain lists are for; `static` are pictures. */
export const domainTypes = ['static', 'live', 'pcClient', 'macClient', 'androidClient', 'news'] as const;
export type DomainType = (typeof domainTypes)[number];

/** The types of the request that is named after its brand, in its order (specification section 7). */
export const ebetDomainTypes = ['live', 'pcClient', 'macClient', 'androidClient', 'news'] as const;

/** Number of the picture domains in the static domains' request. */
export const staticDomainsType = 107;

/** The site and the category that domain requests are made for. */
export const domainRequest = { siteId: '8', category: 1 } as const;
