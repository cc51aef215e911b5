import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { houseMemberTables } from './house-member-tables.ts';
import { presentTable } from './present-table.ts';
import { countSittings } from './seats/sittings-store.ts';

/** Every table between members, and how many sit there. */
export const listTables: Operation<
  (typeof memberTableEndpoints)['listTables'],
  (typeof memberTableSchemas)['listTables']
> = async (app, { language }) => {
  const taken = await countSittings(app.db);
  return {
    tables: houseMemberTables.map((table) => presentTable(table, taken.get(table.code) ?? 0, language)),
  };
};
