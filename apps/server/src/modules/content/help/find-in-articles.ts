import { plainText } from '@fairway/contract/content/rich-text.ts';
import type { Language } from '#platform/errors.ts';
import { inLanguage } from '../published/in-language.ts';
import type { Live } from '../published/published-content.ts';

const mostResults = 20;
/** Characters around the first match. */
const before = 16;
const after = 64;

export interface HelpResult {
  typeId: string;
  listId: string;
  title: string;
  excerpt: string;
}

/**
 * Articles in which every word of the query occurs, as a part of any text: Chinese has no spaces, so a word is whatever
 * is between two of them in the query. Width and case do not matter. Those with a word in their title come first.
 */
export function findInArticles(
  articles: readonly Live<'helpArticle'>[],
  query: string,
  language: Language,
): HelpResult[] {
  const terms = folded(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) return [];
  const results: (HelpResult & { rank: number })[] = [];
  for (const { key: listId, document } of articles) {
    const title = inLanguage(document.title, language);
    const text = plainText(inLanguage(document.text, language));
    const inTitle = folded(title);
    const inText = folded(text);
    if (!terms.every((term) => inTitle.includes(term) || inText.includes(term))) continue;
    const rank = terms.filter((term) => inTitle.includes(term)).length;
    const excerpt = excerptOf(text, inText, terms);
    results.push({ typeId: document.category, listId, title, excerpt, rank });
  }
  return results
    .toSorted((left, right) => right.rank - left.rank)
    .slice(0, mostResults)
    .map(({ typeId, listId, title, excerpt }) => ({ typeId, listId, title, excerpt }));
}

/** Full and half width, upper and lower case are one; each unit keeps its place, so that a match can be cut out. */
function folded(text: string): string {
  return text.replaceAll(/[A-Z\u3000\uff01-\uff5e]/g, (unit) => unit.normalize('NFKC').toLowerCase());
}

function excerptOf(text: string, inText: string, terms: readonly string[]): string {
  const places = terms.map((term) => inText.indexOf(term)).filter((at) => at >= 0);
  const at = places.length > 0 ? Math.min(...places) : 0;
  const from = Math.max(0, at - before);
  const cut = text
    .slice(from, at + after)
    .replaceAll('\n', ' ')
    .toWellFormed();
  return `${from > 0 ? '…' : ''}${cut}${at + after < text.length ? '…' : ''}`;
}
