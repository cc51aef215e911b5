import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { parseFine } from '../amounts.ts';
import { currency, memberId, name } from '../forms/fields.ts';
import { isSignedBy } from '../forms/public-keys.ts';
import { BookUnread, type BookLine, type ProviderBook } from '../reconcile/provider-book.ts';

const timeoutMs = 10_000;
const mostPages = 2000;

const transaction = z.object({
  transactionId: name,
  kind: z.enum(['bet', 'win', 'adjust', 'promo']),
  member: memberId,
  currency,
  amount: z.string().max(20),
  direction: z.enum(['credit', 'debit']).optional(),
  round: name.nullable(),
  takenBack: z.boolean(),
  at: z.iso.datetime(),
});
const page = z.object({ transactions: z.array(transaction), nextCursor: z.string().max(128).nullable() });
const roundFound = z.object({
  state: z.enum(['open', 'closed', 'unknown']),
  transactions: z.array(transaction),
});

/** Where a venue of our own form answers about its book, our key there and its keys here. */
export interface OwnLine {
  readonly url: string;
  /** Ed25519, base64 of its DER (PKCS 8). */
  readonly privateKey: string;
  readonly keys: readonly KeyObject[];
  readonly means: AdapterMeans;
}

/** The book of a venue of our own form (README, «Our own form»): asked with our signature, answered with the venue's. */
export function ownFormBook(line: OwnLine): ProviderBook {
  return {
    async statement({ from, to }) {
      const lines: BookLine[] = [];
      const span = { from: from.toISOString(), to: to.toISOString() };
      let cursor: string | null = null;
      for (let number = 0; number < mostPages; number += 1) {
        const fields: object = cursor === null ? span : { ...span, cursor };
        const read: z.output<typeof page> = await ask(line, 'transactions', fields, page);
        lines.push(...read.transactions.map(lineOf));
        if (read.nextCursor === null) return lines;
        cursor = read.nextCursor;
      }
      throw new BookUnread('a statement without an end');
    },

    async findRound({ memberId: member, currency: unit, round }) {
      const { state, transactions } = await ask(line, 'round', { member, currency: unit, round }, roundFound);
      return state === 'unknown' ? { status: state } : { status: state, lines: transactions.map(lineOf) };
    },
  };
}

async function ask<Content>(
  { url, privateKey, keys, means }: OwnLine,
  operation: string,
  fields: object,
  shape: z.ZodType<Content>,
): Promise<Content> {
  const target = new URL(`${url.replace(/\/$/, '')}/operator/v1/${operation}`);
  const body = JSON.stringify(fields);
  const timestamp = String(means.clock.now().getTime());
  const nonce = means.ids.secret();
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const message = Buffer.from(`POST\n${target.pathname}\n${timestamp}\n${nonce}\n${body}`);
  try {
    const answer = await means.http.send(target.href, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wallet-timestamp': timestamp,
        'x-wallet-nonce': nonce,
        'x-wallet-signature': sign(null, message, key).toString('base64'),
      },
      body,
      timeoutMs,
    });
    // Over our nonce: an answer to another question proves nothing.
    const proof = Buffer.concat([Buffer.from(`${nonce}\n`), answer.body]);
    const signature = answer.headers['x-wallet-signature'];
    if (typeof signature !== 'string' || !isSignedBy(keys, null, proof, signature))
      throw new BookUnread(`unsigned answer, HTTP ${answer.status}`);
    const read = shape.safeParse(answer.status === 200 ? parseJson(answer.body) : undefined);
    if (!read.success) throw new BookUnread(`another shape, HTTP ${answer.status}`);
    return read.data;
  } catch (fault) {
    throw fault instanceof OutboundFault ? new BookUnread(fault.kind, { cause: fault }) : fault;
  }
}

function lineOf(one: z.output<typeof transaction>): BookLine {
  const size = parseFine(one.amount);
  if (size === undefined) throw new BookUnread('an amount that is none');
  const isAgainst = one.kind === 'bet' || (one.kind === 'adjust' && one.direction === 'debit');
  return {
    id: one.transactionId,
    kind: one.kind === 'adjust' ? 'adjustment' : one.kind,
    memberId: one.member,
    currency: one.currency,
    effect: one.takenBack ? 0n : isAgainst ? -size : size,
    round: one.round,
    at: new Date(one.at),
  };
}
