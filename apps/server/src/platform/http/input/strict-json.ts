import { AppError } from '../../errors.ts';

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

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** One pass over the text, by code units: JSON.parse alone would silently keep the last of two equal keys. */
function scan(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case openBrace:
        open.push(new Set());
        break;
      case openBracket:
        open.push(undefined);
        break;
      case closeBrace:
      case closeBracket:
        open.pop();
        break;
      case comma:
        members += 1;
        break;
      case quote: {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (keys && isKey(text, end)) addKey(keys, text.slice(at + 1, end));
        at = end;
        break;
      }
    }
    if (open.length > jsonLimits.depth || members > jsonLimits.members)
      throw new AppError('requestTooComplex');
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  throw new AppError('bodyMalformed');
}

function isKey(text: string, end: number): boolean {
  for (let at = end + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) continue;
    return code === colon;
  }
  return false;
}

/** Notes a key as it was written between its quotes; one spelled with escapes is read first. */
function addKey(keys: Set<string>, written: string): void {
  const key = written.includes('\\') ? unescaped(written) : written;
  if (key === '__proto__' || keys.has(key)) throw new AppError('bodyMalformed');
  keys.add(key);
}

function unescaped(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    throw new AppError('bodyMalformed');
  }
}
