import type { lotteryOperatorEndpoints } from '@fairway/contract/lottery/operator-endpoints.ts';
import type { lotteryOperatorSchemas } from '@fairway/contract/lottery/operator-schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { findMemberNames } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentTicket } from '../tickets/present-ticket.ts';
import { selectIssueTickets } from './desk-store.ts';

const pageSize = 20;

/** The tickets of an issue with their members, newest first, a page by id. An unknown issue has none. Writes nothing. */
export const listIssueTickets: Operation<
  (typeof lotteryOperatorEndpoints)['listIssueTickets'],
  (typeof lotteryOperatorSchemas)['listIssueTickets']
> = async ({ db }, _call, { cursor, ...key }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  const rows = await selectIssueTickets(db, key, { before: cursor ?? null, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const names = await findMemberNames(
    db,
    page.map(({ member_id: memberId }) => memberId),
  );
  return {
    tickets: page.map((row) => ({
      ...presentTicket(row),
      memberId: row.member_id,
      memberName: names.get(row.member_id) ?? '',
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
