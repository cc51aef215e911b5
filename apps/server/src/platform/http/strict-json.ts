import { AppError } from '../errors.ts';

/** Limits of a JSON body (reliability FUZ-3); its size is limited before it is read. */
export const jsonLimits = { depth: 5, members: 1000 };

/**
 * Parses a JSON body and refuses what a careless or hostile client sends: duplicate keys, `__proto__`, nesting deeper
 * than 5, more than 1,000 members. Throws `bodyMalformed`.
 */
export function parseStrictJson(text: string): unknown {
  scan(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('bodyMalformed');
  }
}

/** One pass over the text: JSON.parse alone would silently keep the last of two equal keys. */
function scan(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : undefined);
      if (open.length > jsonLimits.depth) throw new AppError('requestTooComplex');
    } else if (char === '}' || char === ']') open.pop();
    else if (char === ',') members += 1;
    else if (char === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) addKey(keys, text.slice(at, end + 1));
      at = end;
    }
    if (members > jsonLimits.members) throw new AppError('requestTooComplex');
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  throw new AppError('bodyMalformed');
}

function isKey(text: string, end: number): boolean {
  for (let at = end + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === ' ' || char === '\n' || char === '\r' || char === '\t') continue;
    return char === ':';
  }
  return false;
}

function addKey(keys: Set<string>, quoted: string): void {
  let key: unknown;
  try {
    key = JSON.parse(quoted);
  } catch {
    throw new AppError('bodyMalformed');
  }
  if (typeof key !== 'string' || key === '__proto__' || keys.has(key)) throw new AppError('bodyMalformed');
  keys.add(key);
}
