/** What a page says of itself to a reader without scripts: a search engine, a messenger's preview. */
export interface DocumentHead {
  /** The page's address as the build writes it, `$id` for a part. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** The one path of what the page shows, whatever path and query it was asked for by; undefined where it has none. */
  readonly canonical?: string | undefined;
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
      () => `<meta name="description" content="${escaped(head.description)}">${canonicalLink(head, origin)}`,
    );
}

/** Search engines take an absolute address only. */
function canonicalLink({ canonical }: DocumentHead, origin: string): string {
  if (canonical === undefined || origin === '') return '';
  return `<link rel="canonical" href="${escaped(origin + canonical)}">`;
}

const ofOnePage = /\s*<(?:link|img) [^>]*\bdata-page="([^"]*)"[^>]*>/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
