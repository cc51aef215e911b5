/**
 * The small markup of published texts: `## heading`, `### heading`, `- item`, `1. item`, `**bold**`, `[words](address)`;
 * every other line is a paragraph. It is read into a tree and drawn as elements, so no text ever becomes markup of a page.
 */
export interface TextPart {
  text: string;
  bold?: true;
  /** https, or a page of our own. */
  href?: string;
}

export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; parts: TextPart[] }
  | { kind: 'paragraph'; parts: TextPart[] }
  | { kind: 'list'; ordered: boolean; items: TextPart[][] };

const heading = /^(#{2,3})\s+(.+)$/;
const item = /^(?:(-)|\d{1,3}\.)\s+(.+)$/;
const inline = /\*\*(?<bold>[^*\n]+)\*\*|\[(?<words>[^\]\n]+)\]\((?<href>[^)\s]+)\)/g;

/** Whether a link is allowed in a text: https, or a page of our own; never a script, never another scheme. */
export function isSafeLink(href: string): boolean {
  return /^https:\/\/[^\s/]+/.test(href) || /^\/(?![/\\])/.test(href);
}

/** Reads a text. Whatever is not of the markup stays as it was typed. */
export function parseRichText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n').map((typed) => typed.trim())) {
    // An empty line ends a list, so that a second one can begin.
    if (line === '') {
      blocks.push({ kind: 'paragraph', parts: [] });
      continue;
    }
    const head = heading.exec(line);
    const entry = item.exec(line);
    if (head)
      blocks.push({ kind: 'heading', level: head[1] === '##' ? 2 : 3, parts: partsOf(head[2] ?? '') });
    else if (entry) addItem(blocks, { ordered: entry[1] === undefined, parts: partsOf(entry[2] ?? '') });
    else blocks.push({ kind: 'paragraph', parts: partsOf(line) });
  }
  return blocks.filter((block) => block.kind === 'list' || block.parts.length > 0);
}

/** The text alone, for searching and excerpts. */
export function plainText(text: string): string {
  return parseRichText(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
    .map((parts) => parts.map((part) => part.text).join(''))
    .join('\n');
}

/** Links of a text that are not allowed in it. */
export function unsafeLinks(text: string): string[] {
  return [...text.matchAll(inline)]
    .map((match) => match.groups?.['href'])
    .filter((href) => href !== undefined)
    .filter((href) => !isSafeLink(href));
}

function addItem(blocks: TextBlock[], { ordered, parts }: { ordered: boolean; parts: TextPart[] }): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(parts);
  else blocks.push({ kind: 'list', ordered, items: [parts] });
}

function partsOf(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of line.matchAll(inline)) {
    const { bold, words: label, href } = match.groups ?? {};
    if (match.index > at) parts.push({ text: line.slice(at, match.index) });
    if (bold !== undefined) parts.push({ text: bold, bold: true });
    else if (label !== undefined && href !== undefined && isSafeLink(href)) parts.push({ text: label, href });
    else parts.push({ text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < line.length) parts.push({ text: line.slice(at) });
  return parts;
}
