import type { matchingOperatorEndpoints } from '@fairway/contract/cashier/matching/matching-endpoints.ts';
import type { matchingOperatorSchemas } from '@fairway/contract/cashier/matching/matching-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { countOpenAppeals, selectAppeals, type AppealRow } from '../appeals/appeal-store.ts';
import { presentAppeal } from './present-appeal.ts';

const pageSize = 20;

/** The queue of appeals, those that end first before the others; or what was decided, newest first. Writes nothing. */
export const listPartAppeals: Operation<
  (typeof matchingOperatorEndpoints)['listPartAppeals'],
  (typeof matchingOperatorSchemas)['listPartAppeals']
> = async (app, _call, { state, cursor }) => {
  const rows = await selectAppeals(app.db, state, { from: readCursor(cursor), size: pageSize });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    appeals: await Promise.all(page.map((row) => presentAppeal(app.db, app, row))),
    open: await countOpenAppeals(app.db),
    next: rows.length > pageSize && last ? writeCursor(state, last) : null,
  };
};

function writeCursor(state: 'open' | 'decided', row: AppealRow): string {
  const at = state === 'open' ? row.deadline : (row.decided_at ?? row.deadline);
  return Buffer.from(`${at.toISOString()} ${row.id}`).toString('base64url');
}

/** Throws `inputInvalid` for a text that writeCursor did not make. */
function readCursor(text: string | undefined): { at: Date; id: string } | undefined {
  if (text === undefined) return undefined;
  const [, instant = '', id = ''] =
    /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const at = new Date(instant);
  if (id === '' || Number.isNaN(at.getTime()))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { at, id };
}
