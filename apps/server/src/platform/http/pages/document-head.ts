/** What a page says of itself to a reader without scripts: a search engine, a messenger's preview. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
}

/** The document with this title and this description in place of its own; both escaped. */
export function withHead(document: string, { title, description }: DocumentHead): string {
  return document
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(description)}">`,
    );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
