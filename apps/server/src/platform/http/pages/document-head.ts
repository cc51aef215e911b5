/** What a page says of itself to a reader without scripts: a search engine, a messenger's preview. */
export interface DocumentHead {
  /** The page's address as the build writes it, `$id` for a part. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** The one path of what the page shows, whatever path and query it was asked for by; undefined where it has none. */
  readonly canonical?: string | undefined;
  /** Where the page is a piece of news. */
  readonly article?: ArticleHead | undefined;
}

/** What messengers and search engines want to know of a piece of news. */
export interface ArticleHead {
  readonly headline: string;
  /** Path of a PNG of 1200 × 630. */
  readonly picture: string;
  readonly author: string;
  /** Written by no person: the author is the site itself. */
  readonly automatic: boolean;
  /** ISO instants. */
  readonly publishedAt: string;
  readonly changedAt: string;
}

/**
 * The document with this title and this description in place of its own, both escaped, with its canonical address on `origin`, and of
 * the hints and pictures that belong to a page (`data-page`) only this page's: what another page needs would be fetched for nothing. Without a
 * head it has none of them.
 */
export function withHead(document: string, head: DocumentHead | undefined, origin = ''): string {
  const hinted = document.replace(ofOnePage, (element, page) => (page === head?.page ? element : ''));
  if (!head) return hinted;
  return hinted
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () =>
        `<meta name="description" content="${escaped(head.description)}">${canonicalLink(head, origin)}${articleTags(head, origin)}`,
    );
}

/** Search engines take an absolute address only. */
function canonicalLink({ canonical }: DocumentHead, origin: string): string {
  if (canonical === undefined || origin === '') return '';
  return `<link rel="canonical" href="${escaped(origin + canonical)}">`;
}

/** Open Graph and schema.org, both with absolute addresses only. */
function articleTags({ article, canonical, description }: DocumentHead, origin: string): string {
  if (!article || canonical === undefined || origin === '') return '';
  const [url, picture] = [origin + canonical, origin + article.picture];
  const properties = {
    'og:type': 'article',
    'og:title': article.headline,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'article:published_time': article.publishedAt,
    'article:modified_time': article.changedAt,
  };
  const news = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.headline,
    description,
    image: [picture],
    datePublished: article.publishedAt,
    dateModified: article.changedAt,
    author: { '@type': article.automatic ? 'Organization' : 'Person', name: article.author },
    mainEntityOfPage: url,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
  );
  // No text may end the element: `<` is written as an escape of JSON.
  const json = JSON.stringify(news).replaceAll('<', String.raw`\u003c`);
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"><script type="application/ld+json">${json}</script>`;
}

const ofOnePage = /\s*<(?:link|img) [^>]*\bdata-page="([^"]*)"[^>]*>/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
