import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { lockVenueWallet } from '../balances/venue-wallet-store.ts';
import { endTransfer } from '../transfers/road/apply-news.ts';
import { findTransfer, lockTransfer, updateTransfer } from '../transfers/transfer-store.ts';
import { presentUnresolved } from './list-unresolved-transfers.ts';

/**
 * Ends a transfer that neither query nor statement could explain. The first person names two facts and what they prove;
 * a second person, who has looked for himself, says the same, and only then the money moves. A decision that differs
 * from the first replaces it and waits in turn. Throws `venueTransferNotFound`, `editConflict`, `approverIsMaker`.
 */
export const resolveVenueTransfer: Operation<
  (typeof venuesOperatorEndpoints)['resolveVenueTransfer'],
  (typeof venuesOperatorSchemas)['resolveVenueTransfer']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const owner = `operator/${operator.operatorId}`;
  return onceInTransaction(app, { owner, operation, operationId, input }, async (tx) => {
    const found = await findTransfer(tx, input.id);
    if (!found) throw new AppError('venueTransferNotFound');
    await lockVenueWallet(tx, { memberId: found.member_id, venue: found.venue, currency: found.currency });
    const transfer = await lockTransfer(tx, found);
    if (transfer?.status !== 'operator' || transfer.version !== input.version)
      throw new AppError('editConflict');

    const { executed, venueReference, statementLine, reason } = input;
    const first = transfer.proposal?.executed === executed ? transfer.proposal : null;
    if (first?.byId === operator.operatorId) throw new AppError('approverIsMaker');
    const said = { executed, venueReference, statementLine, by: operator.name };
    await writeAudit(tx, app, call, {
      action: 'resolveVenueTransfer',
      object: { kind: 'venue-transfer', id: transfer.id },
      before: { status: transfer.status, proposal: transfer.proposal },
      after: { outcome: first ? 'resolved' : 'awaitsSecondPerson', ...said },
      reason,
    });
    if (!first) {
      const at = app.clock.now().toISOString();
      const proposal = { ...said, reason, byId: operator.operatorId, at };
      const waiting = await updateTransfer(tx, transfer, { proposal });
      return { transfer: presentUnresolved(waiting), outcome: 'awaitsSecondPerson' as const };
    }
    const detail = `${first.by}, ${operator.name}`;
    const ended = await endTransfer(
      tx,
      app,
      transfer,
      executed ? { status: 'executed', reference: venueReference, detail } : { status: 'refused', detail },
    );
    return { transfer: presentUnresolved(ended), outcome: 'resolved' as const };
  });
};
