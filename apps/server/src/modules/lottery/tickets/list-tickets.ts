import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import type { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentTicket } from './present-ticket.ts';
import { selectTicketPage } from './tickets-store.ts';

const pageSize = 20;

/** Own tickets, newest first. */
export const listTickets: Operation<
  (typeof lotteryEndpoints)['listTickets'],
  (typeof lotterySchemas)['listTickets']
> = async (app, call, { lottery = null, status = null, cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  const rows = await selectTicketPage(app.db, call.member.memberId, {
    lottery,
    status,
    before: cursor ?? null,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { tickets: page.map(presentTicket), next: last?.id ?? null };
};
