import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentTransfer } from './present-transfer.ts';
import { findOwnTransfer } from './transfer-store.ts';

/** The status of one of the member's transfers, by its id or by the operation id of the button that made it. */
export const getVenueTransfer: Operation<
  (typeof venuesMemberEndpoints)['getVenueTransfer'],
  (typeof venuesSchemas)['getVenueTransfer']
> = async (app, call, input) => {
  const transfer = await findOwnTransfer(app.db, call.member.memberId, input);
  if (!transfer) throw new AppError('venueTransferNotFound');
  return presentTransfer(transfer, call.language);
};
