import type { SignatureVariant } from '@fairway/contract/venues/signatures.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { canonicalJson } from '#platform/idempotency/canonical-json.ts';
import type { ReceivedMessage } from './signature-reading.ts';

type Changed = (message: ReceivedMessage) => ReceivedMessage | undefined;

/** What the other side, or the copying of a message, usually does to what is signed. */
const changes: readonly (readonly [SignatureVariant, Changed])[] = [
  ['newlineRemoved', bodyOf((text) => (text.endsWith('\n') ? text.replace(/\r?\n$/, '') : undefined))],
  ['newlineAdded', bodyOf((text) => `${text}\n`)],
  ['compact', bodyOf((text) => rewritten(text, (content) => JSON.stringify(content)))],
  ['indented', bodyOf((text) => rewritten(text, (content) => JSON.stringify(content, null, 2)))],
  ['sorted', bodyOf((text) => rewritten(text, canonicalJson))],
  ['emptyBody', bodyOf((text) => (text === '' ? undefined : ''))],
  ['withoutQuery', pathOf((url) => url.split('?')[0])],
  ['withoutBase', pathOf((url) => /^\/api\/venue-wallet\/v1\/[^/]+(\/.*)$/.exec(url)?.[1])],
];

/** Other texts that may have been signed in the place of the right one, the likeliest first. */
export function variantsOf(
  message: ReceivedMessage,
  textOf: (message: ReceivedMessage) => Buffer,
): (readonly [SignatureVariant, Buffer])[] {
  const right = textOf(message);
  const texts: (readonly [SignatureVariant, Buffer])[] = changes.flatMap(([variant, change]) => {
    const changed = change(message);
    return changed ? [[variant, textOf(changed)] as const] : [];
  });
  const lines = right.toString('latin1').replaceAll(/\r?\n/g, '\r\n');
  texts.push(
    ['bodyAlone', message.rawBody],
    ['carriageReturns', Buffer.from(lines, 'latin1')],
    ['digest', Buffer.from(sha256(right).toString('hex'))],
  );
  return texts.filter(([, text]) => !text.equals(right));
}

function bodyOf(change: (text: string) => string | undefined): Changed {
  return (message) => {
    const text = change(message.rawBody.toString('utf8'));
    return text === undefined ? undefined : { ...message, rawBody: Buffer.from(text) };
  };
}

function pathOf(change: (url: string) => string | undefined): Changed {
  return (message) => {
    const url = change(message.url);
    return url === undefined ? undefined : { ...message, url };
  };
}

function rewritten(text: string, write: (content: unknown) => string): string | undefined {
  try {
    return write(JSON.parse(text));
  } catch {
    return undefined;
  }
}
