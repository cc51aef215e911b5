import type { AnyDocument, ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import { firstFlashes } from './first-flashes.ts';
import { competitionNews } from './competition-news.ts';
import { groundNews } from './ground-news.ts';
import { historyNews } from './history-news.ts';
import { ruleNews } from './rule-news.ts';

/** An article as an installation begins with it, published so many hours before. */
export interface FirstArticle {
  readonly key: string;
  readonly hoursAgo: number;
  readonly document: ContentDocument<'newsArticle'>;
}

/** The articles of a new installation, by their numbers in addresses. */
const firstArticles: readonly FirstArticle[] = [
  ...competitionNews,
  ...ruleNews,
  ...historyNews,
  ...groundNews,
];

/** All news of a new installation, each with how long before the first start it is dated, in seconds. */
export const firstNews: readonly (AnyDocument & { key: string; secondsAgo: number })[] = [
  ...firstArticles.map(({ key, hoursAgo, document }) => ({
    kind: 'newsArticle' as const,
    key,
    document,
    secondsAgo: hoursAgo * 3600,
  })),
  ...firstFlashes.map(({ key, minutesAgo, document }) => ({
    kind: 'newsFlash' as const,
    key,
    document,
    secondsAgo: minutesAgo * 60,
  })),
];
