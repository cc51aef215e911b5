import { anyDocument } from '@fairway/contract/content/document-schemas.ts';
import { documentKey } from '@fairway/contract/content/fields.ts';
import { parseRichText } from '@fairway/contract/content/rich-text.ts';
import { describe, expect, it } from 'vitest';
import { firstNews } from '../news/seed/first-news.ts';
import { firstContent, firstDrafts } from './first-content.ts';

const all = [...firstContent, ...firstDrafts, ...firstNews];
const named = new Set(all.map(({ kind, key }) => `${kind}/${key}`));

describe('what an installation begins with', () => {
  it.each(all.map(({ kind, key, document }) => [`${kind}/${key}`, { kind, document }, key] as const))(
    '%s is what an editor could have handed in',
    (_, content, key) => {
      expect(anyDocument.safeParse(content).error).toBeUndefined();
      expect(documentKey.safeParse(key).success).toBe(true);
    },
  );

  it('names every document once', () => {
    expect(named.size).toBe(all.length);
  });

  it('has help articles in categories that exist, whole in both languages', () => {
    const articles = all.flatMap((each) => (each.kind === 'helpArticle' ? [each.document] : []));
    expect(articles.length).toBeGreaterThanOrEqual(20);
    for (const { category, text } of articles) {
      expect(named).toContain(`helpCategory/${category}`);
      expect(parseRichText(text.en).length).toBe(parseRichText(text.zh).length);
    }
  });

  it('has a dozen articles and more, whole in both languages and in both columns', () => {
    const articles = firstNews.flatMap((each) => (each.kind === 'newsArticle' ? [each.document] : []));
    expect(articles.length).toBeGreaterThanOrEqual(12);
    expect(new Set(articles.map(({ column }) => column))).toEqual(new Set(['live', 'sports']));
    for (const { text } of articles)
      expect(parseRichText(text.en).map(({ kind }) => kind)).toEqual(
        parseRichText(text.zh).map(({ kind }) => kind),
      );
  });

  it('links only to articles that exist', () => {
    const links = JSON.stringify(all).matchAll(/\/app\/help\/([\w-]+)\/([\w-]+)/g);
    for (const [link, category, key] of links) {
      const found = all.find((each) => each.kind === 'helpArticle' && each.key === key);
      expect(found?.document, link).toMatchObject({ category });
    }
  });
});
