/** The closed vocabularies of news, without zod: screens choose from these. */

/** Columns of the news page: from the grounds, and about the sport. */
export const newsColumns = ['live', 'sports'] as const;
export type NewsColumn = (typeof newsColumns)[number];

/** Whom the entrance of the news is open to: everyone, or a whitelist by grade, by name or by country of residence. */
export const newsAudiences = ['all', 'grades', 'list', 'countries'] as const;
export type NewsAudience = (typeof newsAudiences)[number];

/** How a report of a match is named in addresses; the fixture's number follows. */
export const reportPrefix = 'report-';

/** Feeds of the news, below `/news/`. */
export const newsFeeds = ['rss.xml', 'atom.xml', 'feed.json'] as const;
