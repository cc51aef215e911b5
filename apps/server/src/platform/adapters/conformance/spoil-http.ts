import type { OutboundAnswer } from '../../http-client/http-client.ts';
import { OutboundFault } from '../../http-client/outbound-fault.ts';
import type { AdapterMeans } from '../define-adapter.ts';

/**
 * What happens to each exchange of an adapter, with any party at the other end. `notSent`: it never left. `answerLost`:
 * carried out, then a time-out. `error500`, `garbage`, `empty`: carried out, then such an answer. `tampered`: a digit
 * of the answer is another. `bare`: the answer without its headers. `twice`: the line repeats the request. `stale`: the
 * answer to the request before. `reset`: carried out, then the connection breaks. `tooLarge`: an answer larger than is read.
 * `truncated`: half of the answer. `proxyPage`, `error502`, `throttled`, `redirect`: what a proxy between puts in its place. `jsonNull`,
 * `jsonList`: JSON, and no answer. `swapped`: the answer under the headers of the one before. `doubled`: each header twice. `blank`: each
 * header without its value.
 */
export const spoils = [
  'notSent',
  'answerLost',
  'error500',
  'garbage',
  'empty',
  'tampered',
  'bare',
  'twice',
  'stale',
  'reset',
  'tooLarge',
  'truncated',
  'proxyPage',
  'error502',
  'throttled',
  'redirect',
  'jsonNull',
  'jsonList',
  'swapped',
  'doubled',
  'blank',
] as const;
export type Spoil = (typeof spoils)[number];

type Http = AdapterMeans['http'];

/** An adapter's HTTP client with a fault on it. The first `soundFirst` exchanges go through untouched. */
export function spoilHttp(http: Http, spoil: Spoil, soundFirst = 0): Http {
  let last: OutboundAnswer | undefined;
  let count = 0;
  return {
    async send(url, request) {
      count += 1;
      const before = last;
      if (count > soundFirst && spoil === 'notSent') throw new OutboundFault('connection', false);
      if (count > soundFirst && spoil === 'twice') await http.send(url, request);
      const answer = await http.send(url, request);
      last = answer;
      return count > soundFirst ? spoilt(answer, spoil, before) : answer;
    },
  };
}

function spoilt(answer: OutboundAnswer, spoil: Spoil, before: OutboundAnswer | undefined): OutboundAnswer {
  switch (spoil) {
    case 'answerLost':
      throw new OutboundFault('timeout', true);
    case 'error500':
      return { status: 500, headers: {}, body: Buffer.from('<html>Internal Server Error</html>') };
    case 'garbage':
      return { ...answer, body: Buffer.from('{"code":"OK","order":{') };
    case 'empty':
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
    case 'tampered':
      return { ...answer, body: otherDigit(answer.body) };
    case 'bare':
      return { ...answer, headers: {} };
    case 'stale':
      return before ?? answer;
    case 'reset':
      throw new OutboundFault('connection', true);
    case 'tooLarge':
      throw new OutboundFault('tooLarge', true);
    case 'truncated':
      return { ...answer, body: answer.body.subarray(0, Math.floor(answer.body.length / 2)) };
    case 'proxyPage':
    case 'error502':
    case 'throttled':
    case 'redirect':
    case 'jsonNull':
    case 'jsonList':
      return { headers: {}, ...between[spoil] };
    case 'swapped':
      return { ...answer, headers: before?.headers ?? {} };
    case 'doubled':
      return { ...answer, headers: eachHeader(answer, (value) => [value, value]) };
    case 'blank':
      return { ...answer, headers: eachHeader(answer, () => '') };
    default:
      return answer;
  }
}

const between = {
  proxyPage: { status: 200, body: Buffer.from('<html><title>Please log in</title></html>') },
  error502: { status: 502, body: Buffer.from('<html><center>nginx</center></html>') },
  throttled: { status: 429, body: Buffer.from('{"code":"TOO_MANY_REQUESTS","message":"slow down"}') },
  redirect: { status: 302, body: Buffer.alloc(0) },
  jsonNull: { status: 200, body: Buffer.from('null') },
  jsonList: { status: 200, body: Buffer.from('[]') },
} as const;

function eachHeader({ headers }: OutboundAnswer, other: (value: string) => string | string[]) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, other(String(value))]));
}

/** The same bytes with the last digit changed: an amount, a number or a time is another one. */
function otherDigit(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const at = changed.findLastIndex((byte) => byte >= 0x30 && byte <= 0x39);
  if (at >= 0) changed[at] = changed[at] === 0x39 ? 0x30 : (changed[at] ?? 0) + 1;
  return changed;
}
