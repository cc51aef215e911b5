const begin = 'verify=';
/** Servers and browsers take longer addresses; chats and mail cut them. */
const longest = 6_000;

/** A question as the fragment of the page's address, which no server gets to see; undefined where it is too long for one. */
export function questionHash(question: unknown): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const text = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return text.length <= longest ? begin + text : undefined;
}

/** The text of a question that a fragment carries; undefined for every other fragment. */
export function readQuestionHash(hash: string): string | undefined {
  if (!hash.startsWith(begin)) return undefined;
  try {
    const bytes = atob(hash.slice(begin.length).replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return undefined;
  }
}
