import type { dealerEndpoints } from '@fairway/contract/dealer/endpoints.ts';
import type { dealerSchemas } from '@fairway/contract/dealer/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { houseTables } from './house-tables.ts';
import { presentTable } from './present-table.ts';

/** Every table. Unlike `getDealerTable` it keeps none going: a look at the hall is no reason for a deal. */
export const listDealerTables: Operation<
  (typeof dealerEndpoints)['listDealerTables'],
  (typeof dealerSchemas)['listDealerTables']
> = async (app, { language }) => {
  const now = await databaseNow(app.db);
  const tables = await Promise.all(houseTables.map((table) => presentTable(app, table, { language, now })));
  return { now: now.toISOString(), tables };
};
