import type { chaseEndpoints } from '@fairway/contract/lottery/chase-endpoints.ts';
import type { chaseSchemas } from '@fairway/contract/lottery/chase-schemas.ts';
import { merklePath } from '@fairway/fair-games';
import { hashing } from '#modules/games';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectIssue } from '../issues/issues-store.ts';
import { presentDraw } from '../issues/present-issue.ts';
import { presentTicket } from './present-ticket.ts';
import { leafText, ticketLeaf } from './ticket-leaf.ts';
import { selectLeaves, selectTicket } from './tickets-store.ts';

/** One own ticket with its issue's draw and, once betting is closed, the path from it to the published root. Throws `ticketNotFound`. */
export const getTicket: Operation<
  (typeof chaseEndpoints)['getTicket'],
  (typeof chaseSchemas)['getTicket']
> = async (app, call, { id }) => {
  const row = await selectTicket(app.db, call.member.memberId, id);
  const issue = row && (await selectIssue(app.db, row));
  if (!issue) throw new AppError('ticketNotFound');
  const leaves = issue.closed_at ? await selectLeaves(app.db, issue) : null;
  return {
    ticket: presentTicket(row),
    draw: presentDraw(issue, await databaseNow(app.db)),
    leafText: leafText(row),
    path: leaves && [
      ...merklePath(
        hashing,
        leaves.map(ticketLeaf),
        leaves.findIndex((leaf) => leaf.id === id),
      ),
    ],
  };
};
