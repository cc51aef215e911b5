import type { OutboundAnswer } from '../../http-client/http-client.ts';
import type { AdapterMeans } from '../define-adapter.ts';

/** Who signs a forged answer: the party by its key of today or its next one, or a stranger. */
export type Signer = 'key' | 'next' | 'stranger';

/** An answer as the party could give it itself. Without `edit` its words stay. */
export interface Forgery {
  readonly edit?: (content: unknown) => unknown;
  /** Spaces and line ends between the words. */
  readonly spaced?: true;
  readonly by?: Signer;
}

/** Signs a body in place of the party, over the same question as the answer. Undefined: the answer is not signed. */
export type Seal = (
  answer: OutboundAnswer,
  body: Buffer,
  by: Signer,
) => Readonly<Record<string, string>> | undefined;

/** An adapter's HTTP client whose answers are forged. What is not JSON stays as it is. */
export function forgeHttp(
  http: AdapterMeans['http'],
  { edit = (content) => content, spaced, by = 'key' }: Forgery,
  seal: Seal | undefined,
): AdapterMeans['http'] {
  return {
    async send(url, request) {
      const answer = await http.send(url, request);
      const content: unknown = JSON.parse(answer.body.toString('utf8'));
      const body = Buffer.from(JSON.stringify(edit(content), undefined, spaced ? 2 : undefined));
      return { ...answer, headers: { ...answer.headers, ...seal?.(answer, body, by) }, body };
    },
  };
}

/** The same content with every text `from` replaced; `undefined` leaves it out. */
export function replaceText(content: unknown, from: string, to: unknown): unknown {
  if (content === from) return to;
  if (Array.isArray(content)) return content.map((one) => replaceText(one, from, to));
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([name, one]) => [name, replaceText(one, from, to)]));
}

/** The same content with a field that nobody knows, and in each object that it holds. */
export function withUnknownFields(content: unknown, depth = 2): unknown {
  if (content === null || typeof content !== 'object' || depth === 0) return content;
  if (Array.isArray(content)) return content.map((one) => withUnknownFields(one, depth));
  const inside = Object.entries(content).map(([name, one]) => [name, withUnknownFields(one, depth - 1)]);
  return { ...Object.fromEntries(inside), addedLater: { by: 'a newer version' } };
}

/** The same content, each object's fields in the other order. */
export function inOtherOrder(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(inOtherOrder);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content)
      .map(([name, one]) => [name, inOtherOrder(one)] as const)
      .toReversed(),
  );
}
