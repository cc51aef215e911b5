import { z } from 'zod';
import { parseFine } from '../amounts.ts';
import { currency, memberId, name } from '../forms/fields.ts';
import { askOwn, type OwnLine } from './qiming-line.ts';
import { BookUnread, type BookLine, type ProviderBook } from '../reconcile/provider-book.ts';

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

/** The book of a venue of our own form (README, «Our own form»): asked with our signature, answered with the venue's. */
export function ownFormBook(line: OwnLine): ProviderBook {
  return {
    async statement({ from, to }) {
      const lines: BookLine[] = [];
      const span = { from: from.toISOString(), to: to.toISOString() };
      let cursor: string | null = null;
      for (let number = 0; number < mostPages; number += 1) {
        const fields: object = cursor === null ? span : { ...span, cursor };
        const read: z.output<typeof page> = await asked(line, 'transactions', fields, page);
        lines.push(...read.transactions.map(lineOf));
        if (read.nextCursor === null) return lines;
        cursor = read.nextCursor;
      }
      throw new BookUnread('a statement without an end');
    },

    async findRound({ memberId: member, currency: unit, round }) {
      const { state, transactions } = await asked(
        line,
        'round',
        { member, currency: unit, round },
        roundFound,
      );
      return state === 'unknown' ? { status: state } : { status: state, lines: transactions.map(lineOf) };
    },
  };
}

async function asked<Content>(
  line: OwnLine,
  operation: string,
  fields: object,
  shape: z.ZodType<Content>,
): Promise<Content> {
  const answer = await askOwn(line, operation, fields, shape);
  if ('fault' in answer) throw new BookUnread(answer.fault);
  return answer.content;
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
