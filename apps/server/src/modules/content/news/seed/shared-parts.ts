import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';

/** What every first article has alike. */
export const plain = {
  top: false,
  recommended: false,
  teams: [] as { team: string }[],
  fixtures: [] as { fixtureId: string }[],
  correction: null,
} satisfies Partial<ContentDocument<'newsArticle'>>;

export const desk = { zh: '编辑部', en: 'Newsroom' };
