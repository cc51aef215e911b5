/** The closed vocabularies of the site's configuration, without zod: screens choose from these. */

/** The drawings a banner can stand on; the client draws them, nothing is loaded from elsewhere. */
export const bannerArts = ['stadium', 'sport', 'esport', 'trophy', 'gift', 'envelope'] as const;

export const noticeKinds = ['site', 'payment', 'venue', 'promotion'] as const;
