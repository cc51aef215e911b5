import { pathPrefix } from '../kit-facts.ts';
import { sealCall, type KitMethod } from '../seal/seal-call.ts';
import { send, type Outcome } from './send.ts';

/** Where calls go and under which key they are sealed. */
export interface KitLine {
  origin: string;
  /** Undefined until it was asked for, and again after a refusal: the server may have another one by then. */
  publicKey: string | undefined;
}

/** The server's key: the one that was given, or asked for now. An outcome if it cannot be fetched. */
export async function fetchKey(line: KitLine): Promise<Outcome | undefined> {
  if (line.publicKey !== undefined) return undefined;
  const outcome = await send(`${line.origin}${pathPrefix}/publicKey`, { method: 'GET' });
  if (outcome.ended !== 'answered') return outcome;
  const { key } = outcome.answer;
  if (typeof key !== 'string') return { ended: 'refused', statusCode: -1, msg: '' };
  line.publicKey = key;
  return undefined;
}

/** One sealed call. `path` is what follows `/houtu/`, with the query of a GET. Never throws. */
export async function callSealed(
  line: KitLine,
  { method, path, body }: { method: KitMethod; path: string; body?: object },
): Promise<Outcome> {
  const withoutKey = await fetchKey(line);
  if (withoutKey) return withoutKey;
  let sealed;
  try {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    sealed = await sealCall(line.publicKey ?? '', { method, path, ...text });
  } catch {
    // Without WebCrypto nothing can be sent that the server would read.
    return { ended: 'error', reason: 'network' };
  }
  const address = `${line.origin}${pathPrefix}/${sealed.path}`;
  const outcome =
    method === 'GET'
      ? await send(`${address}?key=${sealed.key}`, { method })
      : await send(address, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key: sealed.key, body: sealed.body }),
        });
  if (outcome.ended === 'retry' && outcome.status === 403) line.publicKey = undefined;
  return outcome;
}
