/** The closed vocabularies of the site's configuration, without zod: screens choose from these. */

export const noticeKinds = ['site', 'payment', 'venue', 'promotion'] as const;
