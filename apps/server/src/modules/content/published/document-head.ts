import { plainText } from '@fairway/contract/content/rich-text.ts';
import type { LocalizedText } from '@fairway/contract/content/fields.ts';
import type { DocumentHead } from '#platform/http/pages/document-head.ts';
import type { Platform } from '#platform/platform.ts';
import { newsHead } from '../news/detail/news-head.ts';
import { byKeyOrPlace } from './by-key-or-place.ts';
import { publishedContent, type PublishedContent } from './published-content.ts';

/** What search engines show of a description, in characters. */
const mostCharacters = 120;

export interface PublishedHead {
  readonly title: string;
  readonly description: string;
  /** The one path of the document, by its keys. */
  readonly canonical: string;
  readonly article?: DocumentHead['article'];
}

type Find = (published: PublishedContent, ids: readonly string[]) => PublishedHead | undefined;

const sponsor: Find = (published, ids) => {
  const found = byKeyOrPlace(published.all('sponsor'), ids.at(-1) ?? '');
  if (!found) return undefined;
  const { name, summary } = found.document;
  return { title: name.zh, description: summary.zh, canonical: `/app/sponsorModel/${found.key}` };
};

/** The pages that show one published document, each by the last parts of its address. */
const finders: Readonly<Record<string, Find>> = {
  '/app/help/$typeId/$listId': (published, ids) => {
    const [type = '', list = ''] = ids.slice(-2);
    const category = byKeyOrPlace(published.all('helpCategory'), type)?.key ?? type;
    const articles = published.all('helpArticle').filter(({ document }) => document.category === category);
    const found = byKeyOrPlace(articles, list);
    return found && textHead(found.document, `/app/help/${category}/${found.key}`);
  },
  '/app/page/$pageId': (published, ids) => {
    const found = published.find('page', ids.at(-1) ?? '');
    return found && textHead(found.document, `/app/page/${found.key}`);
  },
  '/app/sponsorModel/$sponsorId': sponsor,
  '/sponsor/$brand/$sponsorId': sponsor,
};

const newsPage = '/app/news/newsDetail/$newsId';

/** Whether pages of this address, as the site's router writes it, show one published document. */
export function showsDocument(page: string): boolean {
  return page === newsPage || page in finders;
}

/** Title and description, in Chinese, of the document that is published at a path of such a page; undefined where none is. */
export async function findDocumentHead(
  app: Platform,
  page: string,
  path: string,
): Promise<PublishedHead | undefined> {
  if (page === newsPage) return newsHead(app, path.split('/').at(-1) ?? '');
  return finders[page]?.(await publishedContent(app), path.split('/').filter(Boolean));
}

function textHead(
  { title, text }: { title: LocalizedText; text: LocalizedText },
  canonical: string,
): PublishedHead {
  const flat = plainText(text.zh).replaceAll(/\s+/g, ' ');
  const description = flat.length > mostCharacters ? `${flat.slice(0, mostCharacters - 1)}…` : flat;
  return { title: title.zh, description, canonical };
}
