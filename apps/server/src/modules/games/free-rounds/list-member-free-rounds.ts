import type { freeRoundOperatorEndpoints } from '@fairway/contract/games/free-rounds/endpoints.ts';
import type { freeRoundOperatorSchemas } from '@fairway/contract/games/free-rounds/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { findMemberNames } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectGrantPage } from './grants-store.ts';
import { presentGrant } from './present-grant.ts';

const pageSize = 20;

/** The grants of one member or of all, newest first, with what their rounds returned. */
export const listMemberFreeRounds: Operation<
  (typeof freeRoundOperatorEndpoints)['listMemberFreeRounds'],
  (typeof freeRoundOperatorSchemas)['listMemberFreeRounds']
> = async (app, _call, { memberId = null, cursor }) => {
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await selectGrantPage(app.db, { memberId, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const names = await findMemberNames(
    app.db,
    page.map((row) => row.member_id),
  );
  const now = await databaseNow(app.db);
  return {
    grants: page.map((row) => ({
      ...presentGrant(row, now),
      memberId: row.member_id,
      memberName: names.get(row.member_id) ?? '',
      source: row.source,
      returned: formatMoney(money(row.currency, row.returned)),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};

/** Throws `inputInvalid`. */
function readCursor(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return text;
}
