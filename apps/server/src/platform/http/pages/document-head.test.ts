import { describe, expect, it } from 'vitest';
import { withHead, type DocumentHead } from './document-head.ts';

const document =
  '<html><head><title>Site</title><meta name="description" content="of home"></head><body></body></html>';
const hostile = '</script><script>alert("1")</script>';
const head: DocumentHead = {
  page: '/app/news/newsDetail/$newsId',
  title: 'News · Site',
  description: hostile,
  canonical: '/app/news/newsDetail/1',
  article: {
    headline: hostile,
    picture: '/news/card/1.png',
    author: 'Desk',
    automatic: false,
    publishedAt: '2026-11-27T12:00:00.000Z',
    changedAt: '2026-11-27T13:00:00.000Z',
  },
};

/** What the element of structured data holds. */
function structured(text: string): unknown {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json ?? 'null');
}

describe('the head of a piece of news', () => {
  it('has what messengers and search engines read, with absolute addresses', () => {
    const text = withHead(document, head, 'https://site.example');
    expect(text).toContain('<link rel="canonical" href="https://site.example/app/news/newsDetail/1">');
    expect(text).toContain('<meta property="og:type" content="article">');
    expect(text).toContain('<meta property="og:image" content="https://site.example/news/card/1.png">');
    expect(structured(text)).toMatchObject({
      '@type': 'NewsArticle',
      headline: hostile,
      datePublished: '2026-11-27T12:00:00.000Z',
      author: { '@type': 'Person', name: 'Desk' },
      mainEntityOfPage: 'https://site.example/app/news/newsDetail/1',
    });
  });

  it('lets no text end its element', () => {
    const text = withHead(document, head, 'https://site.example');
    expect(text.match(/<script/g)?.length).toBe(1);
    expect(text).not.toContain(hostile);
  });

  it('names an organization for what no person wrote, and says nothing without an origin', () => {
    const article = head.article && { ...head.article, automatic: true };
    expect(structured(withHead(document, { ...head, article }, 'https://site.example'))).toMatchObject({
      author: { '@type': 'Organization' },
    });
    expect(withHead(document, head)).not.toContain('og:');
  });
});
