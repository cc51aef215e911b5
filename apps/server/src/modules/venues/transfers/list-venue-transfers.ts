import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentTransfer } from './present-transfer.ts';
import { selectTransferPage, type TransferRow } from './transfer-store.ts';

/** The member's transfers, newest first, a page by key. */
export const listVenueTransfers: Operation<
  (typeof venuesMemberEndpoints)['listVenueTransfers'],
  (typeof venuesSchemas)['listVenueTransfers']
> = async (app, call, input) => {
  const rows = await selectTransferPage(app.db, {
    memberId: call.member.memberId,
    before: input.before === undefined ? undefined : readCursor(input.before),
    venue: input.channelCode,
    open: input.open ?? false,
    limit: memberCentrePageSize + 1,
  });
  const page = rows.slice(0, memberCentrePageSize);
  const last = page.at(-1);
  return {
    transfers: page.map((row) => presentTransfer(row, call.language)),
    next: rows.length > page.length && last ? writeCursor(last) : null,
  };
};

function writeCursor({ created_at, id }: TransferRow): string {
  return Buffer.from(`${created_at.toISOString()} ${id}`).toString('base64url');
}

function readCursor(text: string): { at: Date; id: string } {
  const [instant = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'before', rule: 'invalid_format' }] });
  return { at, id };
}
