import { z } from 'zod';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { fineOf } from '../amounts.ts';
import { currency, memberId, name } from '../forms/fields.ts';
import { BookUnread, type BookLine, type ProviderBook } from '../reconcile/provider-book.ts';
import { askHub, type HubLine } from './hub-line.ts';

/** Hub88 counts in hundred-thousandths of every currency. */
const scale = 5;
const timeoutMs = 10_000;
/** A span whose list is too large for one answer is asked for in halves, down to this. */
const shortestMs = 60_000;

/** A status that is not known here makes the whole list unread: what it stands for proves nothing. */
const item = z.object({
  transaction_uuid: name,
  kind: z.enum(['bet', 'win', 'rollback']),
  status: z.enum(['TS_SUCCESS', 'TS_DECLINED', 'TS_ROLLBACK']),
  user: memberId,
  currency,
  amount: z.int().min(0),
  round: name,
  round_closed: z.boolean().default(false),
  inserted_at: z.iso.datetime({ offset: true }),
});
type Item = z.output<typeof item>;
const items = z.array(item);

/** Hub88's Transactions API: `transactions/list` by a span of time, or by a round. */
export function hubBook(line: HubLine): ProviderBook {
  return {
    statement: async ({ from, to }) => (await listSpan(line, from, to)).flatMap(lineOf),

    async findRound(asked) {
      const found = (await list(line, { user: asked.memberId, round: asked.round })).filter(
        (one) => one.user === asked.memberId && one.currency === asked.currency && one.round === asked.round,
      );
      if (found.length === 0) return { status: 'unknown' };
      const isClosed = found.some((one) => one.round_closed);
      return { status: isClosed ? 'closed' : 'open', lines: found.flatMap(lineOf) };
    },
  };
}

async function listSpan(line: HubLine, from: Date, to: Date): Promise<Item[]> {
  try {
    const found = await list(line, { start_time: seconds(from), end_time: seconds(to, 999) });
    return found.filter(({ inserted_at: at }) => new Date(at) >= from && new Date(at) < to);
  } catch (fault) {
    const length = to.getTime() - from.getTime();
    if (!(fault instanceof BookUnread) || fault.message !== 'tooLarge' || length <= shortestMs) throw fault;
    const middle = new Date(from.getTime() + length / 2);
    return [...(await listSpan(line, from, middle)), ...(await listSpan(line, middle, to))];
  }
}

async function list(line: HubLine, fields: object): Promise<Item[]> {
  try {
    const call = { path: 'transactions/list', fields, timeoutMs, shape: items };
    const found = await askHub(line, call);
    if (!found) throw new BookUnread('another shape');
    return found;
  } catch (fault) {
    throw fault instanceof OutboundFault ? new BookUnread(fault.kind, { cause: fault }) : fault;
  }
}

/** Its spans are in whole seconds: the end is rounded up. */
function seconds(instant: Date, roundMs = 0): string {
  return new Date(instant.getTime() + roundMs).toISOString().slice(0, 19);
}

/** A rollback is seen at the call that it took back, by that one's status. */
function lineOf(one: Item): BookLine[] {
  if (one.kind === 'rollback') return [];
  const size = one.status === 'TS_SUCCESS' ? fineOf(BigInt(one.amount), scale) : 0n;
  return [
    {
      id: one.transaction_uuid,
      kind: one.kind,
      memberId: one.user,
      currency: one.currency,
      effect: one.kind === 'bet' ? -size : size,
      round: one.round,
      at: new Date(one.inserted_at),
    },
  ];
}
