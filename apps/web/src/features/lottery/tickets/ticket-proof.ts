import { verify } from '@fairway/fair-games';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { hashing } from '../../../lib/fair-hashing.ts';

type Proved = OutputOf<Schemas['getTicket']>;

/**
 * A ticket as a question to the verifier: its notes against the result where there is one, and its place in the tree over the issue's
 * tickets; undefined until the issue is closed and its root is out.
 */
export function ticketQuestion({ ticket, draw, path }: Proved) {
  const { id, issue, play, pick, unit, times, currency, result, returned } = ticket;
  if (path === null || draw.ticketRoot === null) return undefined;
  const asked = {
    kind: 'ticket',
    play,
    pick,
    unit,
    times,
    currency,
    tree: { id, issue, path, root: draw.ticketRoot },
  };
  // A stake that was given back follows from no result.
  return result === null || returned === null || ticket.status === 'voided'
    ? asked
    : { ...asked, result, shown: { returned } };
}

/** Whether the ticket was among those whose root its issue published at the closing. Throws FairGamesError. */
export function isUnderRoot(question: NonNullable<ReturnType<typeof ticketQuestion>>): boolean {
  const answer = verify(hashing, question) as Readonly<Record<string, unknown>>;
  return answer['isUnderRoot'] === true;
}
