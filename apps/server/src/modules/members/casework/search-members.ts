import type { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import type { membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { searchMemberRows, type FoundMember } from './casework-store.ts';
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
    after: readCursor(input.cursor),
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    members: page.map(presentMemberLine),
    next: rows.length > pageSize && last ? writeCursor(last) : null,
  };
};

function writeCursor(row: FoundMember): string {
  return `${row.created_at.toISOString()} ${row.id}`;
}

function readCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [instant = '', id = ''] = cursor.split(' ');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new AppError('inputInvalid');
  return { at, id };
}
