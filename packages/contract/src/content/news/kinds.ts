/** The closed vocabularies of news, without zod: screens choose from these. */

/** Columns of the news page: about the sport, and from the grounds. */
export const newsColumns = ['sports', 'live'] as const;
export type NewsColumn = (typeof newsColumns)[number];

/** Whom the entrance of the news is open to: everyone, or a whitelist by grade, by name or by country of residence. */
export const newsAudiences = ['all', 'grades', 'list', 'countries'] as const;
export type NewsAudience = (typeof newsAudiences)[number];

/** The drawings that an article can be shown with; the client draws them, nothing is loaded from elsewhere. */
export const newsArts = [
  'pitch',
  'cup',
  'table',
  'screen',
  'offside',
  'board',
  'cards',
  'spot',
  'shirt',
  'turf',
  'watch',
] as const;
export type NewsArt = (typeof newsArts)[number];

/** How a report of a match is named in addresses; the fixture's number follows. */
export const reportPrefix = 'report-';

/** Feeds of the news, below `/news/`. */
export const newsFeeds = ['rss.xml', 'atom.xml', 'feed.json'] as const;
