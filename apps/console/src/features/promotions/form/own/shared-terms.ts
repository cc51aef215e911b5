const names = [
  'zh',
  'en',
  'category',
  'art',
  'startsAt',
  'endsAt',
  'audience',
  'budget',
  'turnover',
  'release',
  'claimDays',
] as const;
export type SharedName = (typeof names)[number];

/** What stands in the terms of every kind, and in fields of its own, with what is not the kind's figure. */
export const sharedTerms: ReadonlySet<string> = new Set([...names, 'kind', 'sections']);
