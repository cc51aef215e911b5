import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { presentTransfer } from './present-transfer.ts';
import { selectTransferPage } from './transfer-store.ts';

/** The member's transfers, newest first, a page by key. */
export const listVenueTransfers: Operation<
  (typeof venuesMemberEndpoints)['listVenueTransfers'],
  (typeof venuesSchemas)['listVenueTransfers']
> = async (app, call, input) => {
  const rows = await selectTransferPage(app.db, {
    memberId: call.member.memberId,
    before: readPlace(input.before, 'before'),
    venue: input.channelCode,
    open: input.open ?? false,
    limit: memberCentrePageSize + 1,
  });
  const page = rows.slice(0, memberCentrePageSize);
  const last = page.at(-1);
  return {
    transfers: page.map((row) => presentTransfer(row, call.language)),
    next: rows.length > page.length && last ? writePlace({ at: last.created_at, id: last.id }) : null,
  };
};
