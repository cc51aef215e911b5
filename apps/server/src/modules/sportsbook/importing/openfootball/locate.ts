/** Deeper than any layout; a text of brackets alone must not cost a path each. */
const deepest = 8;

/**
 * The line, from 1, on which each value of a JSON text begins, by its path (`rounds[0].matches[3]`); objects and arrays
 * only. The text must have been parsed before: what is no JSON gives lines that mean nothing.
 */
export function locate(text: string): (path: string) => number | null {
  const lines = new Map<string, number>();
  const open: { path: string; index: number | null; key: string }[] = [];
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n') line += 1;
    else if (char === '"') {
      const end = endOfString(text, at);
      const top = open.at(-1);
      if (top?.index === null) top.key = text.slice(at + 1, end);
      at = end;
    } else if (char === '{' || char === '[') {
      const path = open.length < deepest ? childPath(open.at(-1)) : '…';
      if (open.length < deepest) lines.set(path, line);
      open.push({ path, index: char === '[' ? 0 : null, key: '' });
    } else if (char === '}' || char === ']') open.pop();
    else if (char === ',') {
      const top = open.at(-1);
      if (top && top.index !== null) top.index += 1;
    }
  }
  return (path) => {
    for (let part = path; ; part = part.replace(/(\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, '')) {
      const found = lines.get(part);
      if (found !== undefined || part === '') return found ?? null;
    }
  };
}

function childPath(parent: { path: string; index: number | null; key: string } | undefined): string {
  if (parent === undefined) return '';
  if (parent.index !== null) return `${parent.path}[${parent.index}]`;
  return parent.path === '' ? parent.key : `${parent.path}.${parent.key}`;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
