import type { matchingOperatorEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingOperatorSchemas } from '@fairway/contract/matching/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { countOpenAppeals, selectAppeals, type AppealRow } from '../appeals/appeal-store.ts';
import { presentAppeal } from './present-appeal.ts';

const pageSize = 20;

/** The queue of appeals, those that end first before the others; or what was decided, newest first. Writes nothing. */
export const listPartAppeals: Operation<
  (typeof matchingOperatorEndpoints)['listPartAppeals'],
  (typeof matchingOperatorSchemas)['listPartAppeals']
> = async (app, _call, { state, cursor }) => {
  const rows = await selectAppeals(app.db, state, { from: readPlace(cursor), size: pageSize });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    appeals: await Promise.all(page.map((row) => presentAppeal(app.db, app, row))),
    open: await countOpenAppeals(app.db),
    next: rows.length > pageSize && last ? writePlace({ at: orderOf(state, last), id: last.id }) : null,
  };
};

/** What the list is ordered by. */
const orderOf = (state: 'open' | 'decided', row: AppealRow): Date =>
  state === 'open' ? row.deadline : (row.decided_at ?? row.deadline);
