/** The closed vocabularies of the site's configuration, without zod: screens choose from these. */

/** Whom a line of customer service is meant for. */
export const serviceAudiences = ['everyone', 'visitors', 'members'] as const;
export type ServiceAudience = (typeof serviceAudiences)[number];

/** What the site's domain lists are for; `static` are pictures. */
export const domainTypes = ['static', 'live', 'pcClient', 'macClient', 'androidClient', 'news'] as const;
export type DomainType = (typeof domainTypes)[number];

/** The types of the request that is named after its brand, in its order (specification section 7). */
export const ebetDomainTypes = ['live', 'pcClient', 'macClient', 'androidClient', 'news'] as const;

/** Number of the picture domains in the static domains' request. */
export const staticDomainsType = 107;

/** The site and the category that domain requests are made for. */
export const domainRequest = { siteId: '8', category: 1 } as const;

/** What somebody who wants to be called wants to talk about. */
export const callTopics = ['account', 'deposit', 'withdrawal', 'bet', 'other'] as const;
export type CallTopic = (typeof callTopics)[number];

/** How a wish to be called stands. */
export const callStates = ['waiting', 'called', 'unreached'] as const;
export type CallState = (typeof callStates)[number];

export const noticeKinds = ['site', 'payment', 'venue', 'promotion'] as const;
