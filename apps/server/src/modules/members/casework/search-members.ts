import type { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import type { membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { searchMemberRows } from './casework-store.ts';
import { presentMemberLine } from './present-member-case.ts';

const pageSize = 30;

/** Finds members, newest first, a page by key. */
export const searchMembers: Operation<
  (typeof membersOperatorEndpoints)['searchMembers'],
  (typeof membersOperatorSchemas)['searchMembers']
> = async (app, _call, input) => {
  const rows = await searchMemberRows(app.db, {
    search: input.search,
    status: input.status,
    after: readPlace(input.cursor),
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    members: page.map(presentMemberLine),
    next: rows.length > pageSize && last ? writePlace({ at: last.created_at, id: last.id }) : null,
  };
};
