import { escapeXml } from './escape-xml.ts';

export interface FeedItem {
  /** Absolute address of its page; it identifies the item. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** Absolute address of its picture, a PNG. */
  readonly picture: string;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

export interface FeedFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses of the page and of the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly items: readonly FeedItem[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** RSS 2.0 with the Atom link to itself. */
export function writeRss({ title, description, page, self, items }: FeedFacts): string {
  return [
    declaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title) + element('link', page) + element('description', description),
    `<language>zh-CN</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      (item) =>
        `<item>${element('title', item.title)}${element('link', item.url)}<guid isPermaLink="true">${escapeXml(item.url)}</guid>` +
        `${element('description', item.summary)}${element('dc:creator', item.author)}` +
        `${element('pubDate', item.publishedAt.toUTCString())}</item>`,
    ),
    '</channel>',
    '</rss>',
  ].join('\n');
}

/** Atom (RFC 4287). */
export function writeAtom({ title, description, page, self, items }: FeedFacts): string {
  const updated = items.map(({ changedAt }) => changedAt).toSorted((a, b) => b.getTime() - a.getTime())[0];
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    element('title', title) + element('subtitle', description) + element('id', page),
    `<link href="${escapeXml(page)}"/><link rel="self" href="${escapeXml(self)}"/>`,
    element('updated', (updated ?? new Date(0)).toISOString()),
    ...items.map(
      (item) =>
        `<entry>${element('title', item.title)}${element('id', item.url)}<link href="${escapeXml(item.url)}"/>` +
        `${element('summary', item.summary)}<author>${element('name', item.author)}</author>` +
        `${element('published', item.publishedAt.toISOString())}${element('updated', item.changedAt.toISOString())}</entry>`,
    ),
    '</feed>',
  ].join('\n');
}

/** JSON Feed 1.1. */
export function writeJsonFeed({ title, description, page, self, items }: FeedFacts): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: self,
    language: 'zh-CN',
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_text: item.summary,
      image: item.picture,
      authors: [{ name: item.author }],
      date_published: item.publishedAt.toISOString(),
      date_modified: item.changedAt.toISOString(),
    })),
  });
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
